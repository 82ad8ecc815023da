/** A cell: text is left-aligned, numbers (formatted as here) are right-aligned. */
export type Cell = string | number;

/**
 * A table for the terminal.
 *
 * @param head - one title per column
 * @param rows - each as long as the head
 */
export function formatTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong) throw new Error(`Row ${JSON.stringify(wrong)} has not ${head.length} cells.`);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column]).length)),
  );
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (cells: readonly Cell[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
