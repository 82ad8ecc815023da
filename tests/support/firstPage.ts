/** The page that CONTRIBUTING.md begins with. */
import {readFileSync} from 'node:fs';

import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
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
  const file = /npm run new -- (\S+)/.exec(text)?.[1];
  const linkedFrom = /Link it from .*, here `([^`]+)`/.exec(text)?.[1];
  if (!page || !link || !file || !linkedFrom) {
    throw new Error('CONTRIBUTING.md says no longer how to write a page.');
  }
  return {
    file,
    source: `${page.value}\n`,
    /** The page that gets the link, and the sentence with it. */
    linkedFrom,
    link: link.value,
  };
}
