/** What a check reports. */
export interface Finding {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  /** 1-based, as is `column`. */
  line: number;
  column?: number;
  /** What is wrong, and what to do. */
  message: string;
}

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
