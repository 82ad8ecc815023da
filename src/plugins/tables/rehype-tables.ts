/** Prepares a page's tables for narrow columns; see `README.md` next to this file. */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

import {BREAK, breakIn, breakWords} from './breaks';
import {kindOf} from './kind';

const isElement = (node: Nodes): node is Element => node.type === 'element';

const elementsOf = (node: Element): Element[] => node.children.filter(isElement);

/** The text of a cell, and where its words may break. */
function textOf(node: ElementContent): string {
  if (!isElement(node)) return toString(node);
  return node.tagName === 'wbr' ? BREAK : node.children.map(textOf).join('');
}

/** Names the column of each cell, for rows that are stacked. */
function nameColumns([header, ...rows]: readonly Element[]): void {
  const names = header ? elementsOf(header).map((cell) => toString(cell)) : [];
  for (const row of rows) {
    elementsOf(row).forEach((cell, index) => {
      const name = names[index];
      if (name && cell.children.length > 0) cell.properties.dataColumn = name;
    });
  }
}

function prepare(table: Element): void {
  const rows = elementsOf(table).flatMap(elementsOf);
  const header = rows[0] ? elementsOf(rows[0]) : [];
  if (header.length === 0) return;
  for (const cell of header) {
    // The top left cell of a table with row headers is no header.
    if (cell.children.length === 0) cell.tagName = 'td';
  }
  visit(table, {tagName: 'code'}, (code: Element) => breakIn(code, breakWords));
  const kind = kindOf(rows.map((row) => elementsOf(row).map(textOf)));
  if (kind === 'data') table.properties.dataKind = kind;
  if (kind !== 'prose') return;
  table.properties.className = ['stacked'];
  nameColumns(rows);
}

export function rehypeTables() {
  return (tree: Root): void => visit(tree, {tagName: 'table'}, prepare);
}
