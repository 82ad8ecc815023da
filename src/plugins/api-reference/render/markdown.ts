/** Converts comments of the packages to parts of a page. */
import path from 'node:path';

import type {Code, Link, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Guide} from '../links/guides';
import {linkApiNames} from '../links/remark-api-links';
import type {Entry, Markdown} from '../model';
import {pagesFolder} from '../options';
import {entryUrl, type RenderContext} from './context';
import {type Block, text} from './mdx';

/** Comments are Markdown without JSX: braces and angle brackets in them are text. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Where the text of an entry is inserted. */
export type Place = {entry: Entry; file: string};

export const parseMarkdown = (markdown: Markdown): Block[] =>
  parser.parse(markdown).children as Block[];

/** Guides are linked by file, so that Docusaurus checks and resolves the path. */
export function guidePath(file: string, guide: Guide): string {
  return path.posix.relative(path.posix.dirname(`${pagesFolder}/${file}`), guide.file);
}

/** The path below tRPC's docs root in an absolute URL; its version is the reference's. */
function docsPathOf(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.hostname !== 'trpc.io') return undefined;
  return /^\/docs(?:\/v\d+)?(\/.*|)$/.exec(url.pathname)?.[1];
}

function resolveLink(context: RenderContext, {file}: Place, node: Link): void {
  if (node.url.startsWith('entry:')) {
    node.url = entryUrl(context, node.url.slice('entry:'.length));
  }
  const guide = context.guideByPath.get(docsPathOf(node.url) ?? 'none');
  if (!guide) return;
  node.url = guidePath(file, guide);
  node.children = [text(guide.title)] as Link['children'];
}

/**
 * An example either compiles on its own, with the lines that its comment omits, or states why it
 * can't.
 */
function completeExample({contents}: RenderContext, {entry}: Place, node: Code): void {
  if (!node.lang) return;
  const unchecked = contents.uncheckedExamples.find(({contains}) => node.value.includes(contains));
  const prelude = contents.examplePreludes[entry.name];
  if (unchecked) node.meta = `nocheck="${unchecked.reason}"`;
  else if (prelude !== undefined) node.value = `${prelude}\n// ---cut---\n${node.value}`;
}

function showHtmlAsText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (parent && index !== undefined) {
      parent.children[index] = {type: 'text', value: node.value};
    }
  });
}

/** A comment's Markdown, in which links to entries and to guides of this site are resolved. */
export function commentBlocks(context: RenderContext, place: Place, markdown: Markdown): Block[] {
  const tree = parser.parse(markdown);
  showHtmlAsText(tree);
  visit(tree, 'link', (node) => resolveLink(context, place, node));
  visit(tree, 'code', (node) => completeExample(context, place, node));
  linkApiNames(tree, context.symbols, entryUrl(context, place.entry.id));
  return tree.children as Block[];
}
