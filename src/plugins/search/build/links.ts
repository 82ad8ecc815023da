/** Reads which pages a page links to, and the words that it does so with. */
import type {Element, Nodes} from 'hast';

import type {Link, Page} from '../types';

/** What says what a link is about: the paragraph, list item, table row or description around it. */
const AROUND = new Set(['p', 'li', 'tr', 'dd']);

/** Stands for the site's own, which links in the built HTML don't name. */
const ORIGIN = 'https://site.invalid';

/**
 * @param article - the content of a page
 * @param path - the page's own path, which links within the page lead to
 * @param skipped - elements that are no content
 * @param textOf - reads the visible text of an element
 * @returns the links to other pages of the site, in order
 */
export function readLinks(
  article: Element,
  path: string,
  skipped: ReadonlySet<Nodes>,
  textOf: (element: Element) => string,
): Link[] {
  const links: Link[] = [];
  const visit = (node: Nodes, around?: Element): void => {
    if (node.type !== 'element' || skipped.has(node)) return;
    const near = AROUND.has(node.tagName) ? node : around;
    const to = node.tagName === 'a' ? pathOf(node.properties.href, path) : undefined;
    if (to !== undefined && to !== path) {
      const text = textOf(near ?? node);
      if (text !== '') links.push({to, text});
    }
    for (const child of node.children) visit(child, near);
  };
  visit(article);
  return links;
}

function pathOf(href: unknown, from: string): string | undefined {
  if (typeof href !== 'string' || !URL.canParse(href, ORIGIN + from)) return undefined;
  const {origin, pathname} = new URL(href, ORIGIN + from);
  return origin === ORIGIN ? pathname.replace(/(?<=.)\/$/, '') : undefined;
}

/** @returns for each path, the texts of the links to it: one for each page that has any */
export function textsOfLinks(pages: readonly Page[]): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const {links} of pages) {
    for (const to of new Set(links.map((link) => link.to))) {
      const own = links.filter((link) => link.to === to).map(({text}) => text);
      texts.set(to, [...(texts.get(to) ?? []), [...new Set(own)].join(' \n ')]);
    }
  }
  return texts;
}
