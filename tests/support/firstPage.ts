/** The pages that a new author begins with: the example in CONTRIBUTING.md, and the snippet of VS Code. */
import {readFileSync} from 'node:fs';

import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** The code blocks of the section “Write a page”. */
function blocksOf(markdown: string): Code[] {
  const [, section = ''] = markdown.split('## Write a page\n');
  const [steps = ''] = section.split('\n## ');
  const blocks: Code[] = [];
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(steps);
  visit(tree, 'code', (node) => {
    blocks.push(node);
  });
  return blocks;
}

/** What the steps say to write, and into which file. */
export function example() {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const [page, link] = blocksOf(text).filter(({lang}) => lang === 'mdx');
  const entry = blocksOf(text).find(({lang}) => lang === 'ts');
  const file = /Create the file, here `([^`]+)`/.exec(text)?.[1];
  const linkedFrom = /Link it from .*, here `([^`]+)`/.exec(text)?.[1];
  if (!page || !link || !entry || !file || !linkedFrom) {
    throw new Error('CONTRIBUTING.md says no longer how to write a page.');
  }
  return {
    file,
    source: `${page.value}\n`,
    /** The line for the outline of the sidebar. */
    entry: entry.value,
    /** The page that gets the link, and the sentence with it. */
    linkedFrom,
    link: link.value,
  };
}

/** The snippet as it is before its author types anything. */
export function snippet() {
  const path = '.vscode/page.code-snippets';
  const {config} = ts.parseConfigFileTextToJson(path, readFileSync(path, 'utf8')) as {
    config: Record<string, {prefix: string; body: string[]}>;
  };
  const [first] = Object.values(config);
  if (!first) throw new Error(`${path} has no snippet.`);
  const texts = new Map<string, string>();
  // `${1:Title}` is what an author types over, and `$1` the same again.
  const source = first.body
    .join('\n')
    .replace(/\$\{(\d+):([^}]*)\}/g, (_, stop: string, text: string) => {
      texts.set(stop, text);
      return text;
    })
    .replace(/\$(\d+)/g, (_, stop: string) => texts.get(stop) ?? '');
  return {prefix: first.prefix, file: 'docs/page.mdx', source: `${source.trimEnd()}\n`};
}
