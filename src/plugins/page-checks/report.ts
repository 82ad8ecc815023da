import type {Finding} from './page';

/** A finding as one line that editors and terminals make a link of. */
export function lineOf({file, line, column, message}: Finding): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`} - ${message}`;
}

/** All of them, sorted by file and line, below how many there are. */
export function reportOf(findings: readonly Finding[]): string {
  const sorted = [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
  const count = `${sorted.length} ${sorted.length === 1 ? 'problem' : 'problems'} in pages`;
  return [`${count}:`, ...sorted.map(lineOf)].join('\n');
}
