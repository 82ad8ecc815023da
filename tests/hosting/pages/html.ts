/** Pages by their routes, as `shown.ts` reads them. */
import type {Element, Nodes} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {findAll, open, words} from '../shown';

/** @param route - such as `/docs/quickstart`, `/` or `/404.html` */
export function openRoute(route: string): Nodes {
  return open(route === '/' ? 'index' : route.slice(1).replace(/\.html$/, ''));
}

export function hrefOf({properties}: Element): string {
  return String(properties.href ?? '');
}

/** The texts of a part of a page, without its code. */
export function proseOf(within: Nodes): string[] {
  const texts: string[] = [];
  visit(within, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'text') texts.push(node.value);
    return undefined;
  });
  return texts;
}

/** @throws Error where no link, or more than one, has this text */
export function linkNamed(within: Nodes, name: string): Element {
  const links = findAll(within, 'a').filter((it) => words(it) === name);
  if (links.length > 1 || !links[0]) throw new Error(`${links.length} links are called ${name}`);
  return links[0];
}
