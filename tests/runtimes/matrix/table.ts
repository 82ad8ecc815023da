/** The table of a page that says what works where, and how it differs from what came out. */
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {parsePage} from '../../../src/content/mdx';

const heading = 'Where it runs';

/** Outcomes by platform, as the column of the table is named, and by question. */
export type Outcomes = ReadonlyMap<string, ReadonlyMap<string, string>>;

function tableOf({children}: Root): Table | undefined {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  if (start < 0) return undefined;
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading');
  return rest.slice(0, end < 0 ? undefined : end).find((node) => node.type === 'table');
}

/** A message is too long for a cell, which says `no`; the page quotes the message. */
const cellOf = (outcome: string) => (outcome.startsWith('no: ') ? 'no' : outcome);

/**
 * Compares the table with the runs, cell by cell, and looks for each message on the page.
 *
 * @param source - the page's text
 * @returns what differs, one line each; empty when nothing does
 */
export function differences(source: string, outcomes: Outcomes): string[] {
  const table = tableOf(parsePage(source).tree);
  if (!table) return [`There is no table below "## ${heading}".`];
  const [head = [], ...rows] = table.children.map(({children}) =>
    children.map((cell) => toString(cell)),
  );
  const line = table.position?.start.line ?? 1;
  const platforms = [...outcomes.keys()];
  const questions = [...(outcomes.values().next().value ?? new Map<string, string>()).keys()];
  const named = (names: readonly string[]) => names.join(', ');
  const found: string[] = [];
  if (named(head.slice(1)) !== named(platforms)) {
    found.push(`${line}: the columns are ${named(head.slice(1))}; ${named(platforms)} were run.`);
  }
  const asked = rows.map(([question = '']) => question);
  if (named(asked) !== named(questions)) {
    found.push(`${line}: the rows are ${named(asked)}; ${named(questions)} were asked.`);
  }
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const outcome = outcomes.get(head[column] ?? '')?.get(cells[0] ?? '');
      if (outcome === undefined) continue;
      const place = `${line + 2 + row}: ${cells[0]} on ${head[column]}`;
      if (cell !== cellOf(outcome))
        found.push(`${place} is "${cell}", but came out as "${outcome}".`);
      const message = outcome.startsWith('no: ') ? outcome.slice('no: '.length) : undefined;
      if (message && !source.includes(`\`${message}\``)) {
        found.push(`${place}: the page doesn't quote \`${message}\`.`);
      }
    }
  }
  return found;
}
