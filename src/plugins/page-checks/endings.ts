/** Checks the section "Where to go next", which is only for what the rest of the page doesn't link. */
import path from 'node:path';

import type {Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {linksOf} from './links';
import type {ContentPage, Finding} from './page';

const title = 'Where to go next';

/** With fewer, the section is a sentence under a heading. */
const fewest = 2;

interface Ending {
  line: number;
  /** The entries of its lists, and the links of its paragraphs. */
  items: RootContent[];
}

function linksIn({children}: Paragraph): RootContent[] {
  return children.filter(({type}) => type === 'link' || type === 'linkReference');
}

function itemsOf(node: RootContent): RootContent[] {
  if (node.type === 'list') return node.children;
  return node.type === 'paragraph' ? linksIn(node) : [];
}

function endingOf({tree}: ContentPage): Ending | undefined {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node).trim() === title,
  );
  const heading = tree.children[start];
  if (heading?.type !== 'heading') return undefined;
  const after = tree.children.slice(start + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  const section = end === -1 ? after : after.slice(0, end);
  return {line: heading.position?.start.line ?? 1, items: section.flatMap(itemsOf)};
}

/** Separates a page from its section; links to files are relative to the page that has them. */
function targetOf(url: string, {file}: ContentPage): {page: string; section: string} {
  const [address = '', section = ''] = url.split('#');
  const page = address.startsWith('/')
    ? address.replace(/\/$/, '')
    : path.posix.join(path.posix.dirname(file), address);
  return {page, section};
}

/**
 * An ending that links what the page has linked already, or that has too few items. A section of a
 * page that is linked as a whole is something new, but not the other way around.
 */
export function endings(page: ContentPage): Finding[] {
  const ending = endingOf(page);
  if (!ending) return [];
  const {file} = page;
  const above = linksOf(page)
    .filter(({line}) => line < ending.line)
    .map(({url, line}) => ({line, ...targetOf(url, page)}));
  const repeated = ending.items
    .flatMap((item) => linksOf({...page, tree: {type: 'root', children: [item]}}))
    .flatMap(({url, line}): Finding[] => {
      const target = targetOf(url, page);
      const first = above.find(
        (link) =>
          link.page === target.page && (target.section === '' || link.section === target.section),
      );
      if (!first) return [];
      const message = `line ${first.line} links ${url} already; remove it from "${title}".`;
      return [{file, line, message}];
    });
  if (ending.items.length >= fewest) return repeated;
  const message =
    `"${title}" has fewer than ${fewest} items; ` +
    'link the page in a sentence where readers need it instead.';
  return [...repeated, {file, line: ending.line, message}];
}
