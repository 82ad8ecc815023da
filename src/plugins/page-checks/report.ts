import type {Finding} from './page';

/** Formats a finding as one line that editors and terminals turn into a link. */
export function lineOf({file, line, column, message}: Finding): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`} - ${message}`;
}

/** All findings, sorted by file and line, below their number. */
export function reportOf(findings: readonly Finding[]): string {
  const sorted = [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
  const count = `${sorted.length} ${sorted.length === 1 ? 'problem' : 'problems'}`;
  return [`${count}:`, ...sorted.map(lineOf)].join('\n');
}
