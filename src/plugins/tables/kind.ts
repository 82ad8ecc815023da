/** How a table is shown where the column of text is narrow, by the lengths of its texts. Pure. */
import {BREAK} from './breaks';

/**
 * - `plain`: narrow enough for a phone, so it is a table everywhere
 * - `data`: cells that are compared down the column, as numbers or yes and no; it scrolls sideways
 * - `prose`: anything else; its rows are stacked
 */
export type TableKind = 'plain' | 'data' | 'prose';

/** Characters of 8 px that a window of 360 px has room for. */
const PHONE = 40;

/** What the space around a cell takes, in characters. */
const PADDING = 4;

/** Text that has this many characters a line still reads well. */
const READABLE = 18;

/** A cell of data is no longer than this: a number, a code, yes or no. */
const DATA = 12;

const wordEnd = new RegExp(`[\\s${BREAK}-]+`);

const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(({length}) => length));

/** The characters that a column needs: its longest word, and enough for a line that reads well. */
function widthOf(column: readonly string[]): number {
  return (
    Math.max(
      longest(column.flatMap((text) => text.split(wordEnd))),
      Math.min(longest(column), READABLE),
    ) + PADDING
  );
}

/** @param rows - the texts of all cells, the header's first */
export function kindOf(rows: readonly (readonly string[])[]): TableKind {
  const [header = [], ...body] = rows;
  const columns = header.map((_, index) => rows.map((row) => row[index] ?? ''));
  const width = columns.map(widthOf).reduce((sum, column) => sum + column, 0);
  if (width <= PHONE) return 'plain';
  // The first column says what a row is about, in as many words as that takes.
  return longest(body.flatMap(([, ...cells]) => cells)) <= DATA ? 'data' : 'prose';
}
