/** Decides how a table is shown in a narrow column, by the lengths of its texts. Pure. */
import {BREAK} from './breaks';

/**
 * - `plain`: narrow enough for a phone, so it is a table everywhere
 * - `data`: cells that are compared down the column, as numbers or yes and no; it scrolls sideways
 * - `prose`: anything else; its rows are stacked
 */
export type TableKind = 'plain' | 'data' | 'prose';

/** The number of 8 px characters that fit into a 320 px wide window. */
const PHONE = 35;

/** The padding of a cell, in characters. */
const PADDING = 4;

/** Text with this many characters per line is still readable. */
const READABLE = 18;

/** The maximum length of a data cell: a number, a code, yes or no. */
const DATA = 12;

const wordEnd = new RegExp(`[\\s${BREAK}-]+`);

const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(({length}) => length));

/** The number of characters that a column needs: its longest word, and enough for a readable line. */
function widthOf(column: readonly string[]): number {
  return (
    Math.max(
      longest(column.flatMap((text) => text.split(wordEnd))),
      Math.min(longest(column), READABLE),
    ) + PADDING
  );
}

/** @param rows - the texts of all cells, starting with the header's */
export function kindOf(rows: readonly (readonly string[])[]): TableKind {
  const [header = [], ...body] = rows;
  const columns = header.map((_, index) => rows.map((row) => row[index] ?? ''));
  const width = columns.map(widthOf).reduce((sum, column) => sum + column, 0);
  if (width <= PHONE) return 'plain';
  // The first column names the row's subject, in as many words as that takes.
  return longest(body.flatMap(([, ...cells]) => cells)) <= DATA ? 'data' : 'prose';
}
