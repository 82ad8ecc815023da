/** Pages of the built site, as their HTML shows them before any script runs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

/** The built site; SITE_DIRECTORY names another folder than `build`, as for the browser tests. */
export const build = process.env.SITE_DIRECTORY ?? 'build';

const pages = new Map<string, Nodes>();

/** @param page - its path, such as `docs/quickstart`, which is read once for all tests */
export function open(page: string): Nodes {
  const tree = pages.get(page) ?? fromHtml(readFileSync(path.join(build, `${page}.html`), 'utf8'));
  pages.set(page, tree);
  return tree;
}

/** The text of an element in one line, without the marks that lead to a heading. */
export function words(element: Nodes): string {
  return toString(element)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @throws Error where there is none, so that a test can go on with it */
export function find(within: Nodes, selector: string): Element {
  const found = select(selector, within);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

export const findAll = (within: Nodes, selector: string): Element[] => selectAll(selector, within);

/** All elements between the heading with this id and the next heading of its level. */
export function section(page: Nodes, id: string): Element {
  const heading = find(page, `[id="${id}"]`);
  const parent = findAll(page, '*').find(({children}) => children.includes(heading));
  const after = parent?.children.slice(parent.children.indexOf(heading) + 1) ?? [];
  const next = after.findIndex(
    (it) => it.type === 'element' && it.tagName <= heading.tagName && /^h\d$/.test(it.tagName),
  );
  const children = next === -1 ? after : after.slice(0, next);
  return {type: 'element', tagName: 'section', properties: {}, children: children as Element[]};
}
