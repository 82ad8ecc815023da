/** The differences of the API reference: its components, in the form that `markdown-pages/api.ts` writes. */
import type {Element, ElementContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

import type {Sides} from './differences';

const elementsOf = (element: Element): Element[] =>
  element.children.filter((child) => child.type === 'element');

const textIs = (element: Element | undefined, text: string) =>
  element !== undefined && toString(element).trim() === text;

const kinds = new Set(['Function', 'Class', 'Interface', 'Type', 'Constant', 'Namespace']);

/** Moves what the tags say to the end of the signature; the first one, the kind, is dropped. */
export function facts({page}: Sides): number {
  const links = selectAll('a[aria-label^="Source of "][aria-label$=" on GitHub"]', page);
  let count = 0;
  for (const signature of selectAll('div:has(> div > span > a[aria-label^="Source of "])', page)) {
    const tags = select('span:has(> a)', signature);
    const [kind, ...rest] = tags ? elementsOf(tags) : [];
    const link = rest.pop();
    if (!tags || !link || !links.includes(link) || !kinds.has(kind ? toString(kind) : '')) continue;
    const [internal] = rest;
    const last = elementsOf(signature).at(-1);
    const also = last?.tagName === 'div' && toString(last).startsWith('Also from ') ? last : null;
    tags.children = [];
    signature.children = signature.children.filter((child) => child !== also);
    signature.children.push(
      h('p', [
        internal ? `${String(internal.properties.title)} ` : '',
        ...(also ? [...also.children, '. '] : []),
        link,
        '.',
      ]),
    );
    count += 1;
  }
  return count;
}

/** A row as the item of a list: the name with its type, then what is said of it. */
function itemOf(row: Element): Element {
  const [name, type, description] = elementsOf(row);
  const [label, optional] = name ? elementsOf(name) : [];
  const code = type ? select('code.code', type) : undefined;
  const folded = type ? elementsOf(type) : [];
  const blocks = description ? elementsOf(description) : [];
  const isLong = code !== undefined && toString(code).includes('\n');
  const [first, ...others] = blocks;
  const lead =
    !isLong && first?.tagName === 'p' && !toString(first).startsWith('Default: ') ? first : null;
  const begin: (ElementContent | string)[] = [
    ...(label ? [label] : []),
    textIs(optional, 'optional') ? ' (optional)' : '',
    ...(isLong ? [] : [': ', ...folded]),
    ...(lead ? [' – ', ...lead.children] : []),
  ];
  return h('li', [h('p', begin), ...(isLong ? folded : []), ...(lead ? others : blocks)]);
}

const columns = 'Name Type Description';

export function members({page}: Sides): number {
  const tables = selectAll('table:has(> caption)', page).filter(
    (table) =>
      selectAll('thead th', table)
        .map((cell) => toString(cell))
        .join(' ') === columns,
  );
  for (const table of tables) {
    const caption = select('caption', table);
    const rows = selectAll('tbody > tr', table);
    table.tagName = 'div';
    table.children = [h('p', caption?.children), h('ul', rows.map(itemOf))];
  }
  return tables.length;
}

/** Removes a summary that repeats what the code below it shows. */
export function longCode({page}: Sides): number {
  let count = 0;
  for (const details of selectAll('details:has(> summary)', page)) {
    const summary = select('summary', details);
    const code = select('details > code, details > pre > code', details);
    if (!summary || !code) continue;
    const lines = toString(code).split('\n');
    const begin = toString(summary).replace(/ \d+ lines$/, '');
    const isCount = toString(summary).endsWith(` ${lines.length} lines`);
    if (!isCount || (begin !== 'Show type' && begin !== `${lines[0]} …`)) continue;
    summary.children = [];
    count += 1;
  }
  return count;
}

export function guides({page}: Sides): number {
  let count = 0;
  for (const details of selectAll('details:has(> summary)', page)) {
    const summary = select('summary', details);
    const items = selectAll('li', details).length;
    if (!summary || !textIs(summary, `${items} guides use it`)) continue;
    summary.children = [{type: 'text', value: 'Guides that use it'}];
    count += 1;
  }
  return count;
}

export function deprecated({page}: Sides): number {
  const labels = selectAll('div > strong:first-child', page).filter((label) =>
    textIs(label, 'Deprecated.'),
  );
  for (const label of labels) {
    label.tagName = 'p';
    label.children = [{type: 'text', value: 'Deprecated'}];
  }
  return labels.length;
}

export function groups({page}: Sides): number {
  const titles = selectAll('section > p:has(> strong + code)', page);
  for (const title of titles) {
    title.children = title.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'code'
        ? [{type: 'text', value: ' from '}, child]
        : [child],
    );
  }
  return titles.length;
}

export function names({page}: Sides): number {
  const links = selectAll('li > a[title]:has(code)', page);
  for (const link of links) {
    link.children.push({type: 'text', value: `: ${String(link.properties.title)}`});
  }
  return links.length;
}
