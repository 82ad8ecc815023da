/** `console.table`, drawn as Node.js draws it. */
import {inspect} from 'node-inspect-extracted';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const cellOf = (value: unknown): string =>
  inspect(value, {
    maxArrayLength: 3,
    breakLength: Infinity,
    depth: isObject(value) && !Array.isArray(value) && Object.keys(value).length > 2 ? -1 : 0,
  });

function draw(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_name, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const row = (cells: readonly string[]) =>
    `│${widths.map((width, column) => ` ${(cells[column] ?? '').padEnd(width)} `).join('│')}│`;
  return [
    line('┌', '┬', '┐'),
    row(head),
    line('├', '┼', '┤'),
    ...body.map(row),
    line('└', '┴', '┘'),
  ].join('\n');
}

/** @param only - the columns to draw, instead of all */
export function table(data: object, only?: readonly string[]): string {
  const isMap = data instanceof Map;
  const isList = isMap || data instanceof Set;
  const entries: [string, unknown][] = isList
    ? [...data].map((value, index) => [String(index), value])
    : Object.entries(data);
  const index = isList ? '(iteration index)' : '(index)';
  if (isMap) {
    const cells = ([number, pair]: [string, unknown]) => [
      number,
      ...(pair as unknown[]).map(cellOf),
    ];
    return draw([[index, 'Key', 'Values'], ...entries.map(cells)]);
  }
  const isRow = (value: unknown) => isObject(value) && !isList;
  const columns = only ?? [
    ...new Set(entries.flatMap(([, value]) => (isRow(value) ? Object.keys(value as object) : []))),
  ];
  const hasValues = entries.some(([, value]) => !isRow(value));
  const rows = entries.map(([name, value]) => {
    const cells = columns.map((column) =>
      isRow(value) && Object.hasOwn(value as object, column)
        ? cellOf((value as Record<string, unknown>)[column])
        : '',
    );
    return [name, ...cells, ...(hasValues ? [isRow(value) ? '' : cellOf(value)] : [])];
  });
  return draw([[index, ...columns, ...(hasValues ? ['Values'] : [])], ...rows]);
}
