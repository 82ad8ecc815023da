/** The table of a page's section, and what of it is not as measured. */
import type {PhrasingContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {parsePage} from '../../src/content/mdx';

export interface Section {
  /** Cells by row and column, both by their text. */
  cells: Record<string, Record<string, string>>;
  /** What the section has in code spans outside of its table. */
  quoted: string[];
}

function rowsOf(table: Table): string[][] {
  return table.children.map((row) => row.children.map((cell) => toString(cell).trim()));
}

/**
 * @param source - a page
 * @param heading - the text of a heading of level 2
 * @throws Error when the page has no such section, or the section not exactly one table
 */
export function sectionOf(source: string, heading: string): Section {
  const {children} = parsePage(source).tree;
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  if (start === -1) throw new Error(`The page has no section "${heading}"`);
  const after = children.slice(start + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  const nodes = end === -1 ? after : after.slice(0, end);
  const [table, ...others] = nodes.filter((node) => node.type === 'table');
  if (!table || others.length > 0) throw new Error(`"${heading}" needs one table`);

  const [header = [], ...rows] = rowsOf(table);
  const cells = Object.fromEntries(
    rows.map(([name = '', ...row]) => [
      name,
      Object.fromEntries(row.map((cell, index) => [header[index + 1] ?? '', cell])),
    ]),
  );
  const quoted: string[] = [];
  for (const node of nodes.filter(({type}) => type !== 'table')) {
    visit(
      node,
      'inlineCode',
      ({value}: PhrasingContent & {value: string}) => void quoted.push(value),
    );
  }
  return {cells, quoted};
}

export interface Measured {
  row: string;
  column: string;
  /** As the cell should say it. */
  verdict: string;
  /** Of calls that failed. */
  messages: string[];
}

/** Each cell that says something else, is missing or was not measured, and each message that is not quoted. */
export function differences({cells, quoted}: Section, measured: Measured[]): string[] {
  const wrong = measured.flatMap(({row, column, verdict, messages}) => {
    const said = cells[row]?.[column];
    const place = `${row}, ${column}`;
    const unquoted = messages.filter((message) => !quoted.some((text) => message.startsWith(text)));
    return [
      ...(said === verdict ? [] : [`${place}: the page says "${said}", measured "${verdict}"`]),
      ...unquoted.map((message) => `${place}: the page doesn't quote "${message}"`),
    ];
  });
  const known = new Set(measured.map(({row, column}) => `${row}, ${column}`));
  const claimed = Object.entries(cells).flatMap(([row, columns]) =>
    Object.entries(columns)
      .filter(([, cell]) => cell !== '-')
      .map(([column]) => `${row}, ${column}`),
  );
  return [
    ...wrong,
    ...claimed.filter((place) => !known.has(place)).map((place) => `${place}: nobody measured it`),
  ];
}
