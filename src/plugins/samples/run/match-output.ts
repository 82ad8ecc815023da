/** Placeholders in expected output for parts that differ from run to run. */
const PATTERNS: Record<string, string> = {
  '…': '.*',
  '<uuid>': '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  '<time>': '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})',
  '<number>': '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?',
  '<id>': '[A-Za-z0-9_-]+',
};
const TOKEN = /(…|<uuid>|<time>|<number>|<id>)/;
const CONTEXT_LINES = 3;
const MAX_DIFF_LINES = 80;

export type MatchResult = {ok: true} | {ok: false; diff: string; line: number};

type Operation = {sign: ' ' | '-' | '+'; text: string; expectedIndex: number};

function toLines(text: string): string[] {
  const trimmed = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n');
}

function toPattern(line: string): RegExp {
  const source = line
    .split(TOKEN)
    .map((part) => PATTERNS[part] ?? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('');
  return new RegExp(`^${source}$`);
}

/**
 * Aligns the lines with the fewest removals and additions. `costs[i][j]` is that number for
 * everything from expected line i and actual line j on.
 */
function align(expected: string[], actual: string[]): Operation[] {
  const isGap = expected.map((line) => line.trim() === '…');
  const patterns = expected.map(toPattern);
  const matches = (i: number, j: number) => patterns[i]?.test(actual[j] ?? '') ?? false;
  const costs = Array.from({length: expected.length + 1}, () =>
    new Array<number>(actual.length + 1).fill(0),
  );
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Infinity;
  const removal = (i: number, j: number) => cost(i + 1, j) + (isGap[i] ? 0 : 1);
  const addition = (i: number, j: number) => cost(i, j + 1) + (isGap[i] ? 0 : 1);
  const match = (i: number, j: number) =>
    !isGap[i] && j < actual.length && matches(i, j) ? cost(i + 1, j + 1) : Infinity;

  for (let i = expected.length; i >= 0; i--) {
    const row = costs[i] ?? [];
    for (let j = actual.length; j >= 0; j--) {
      if (i === expected.length && j === actual.length) continue;
      row[j] = Math.min(match(i, j), removal(i, j), addition(i, j));
    }
  }

  const operations: Operation[] = [];
  let [i, j] = [0, 0];
  while (i < expected.length || j < actual.length) {
    const best = cost(i, j);
    if (match(i, j) === best) {
      operations.push({sign: ' ', text: actual[j] ?? '', expectedIndex: i});
      i++;
      j++;
    } else if (removal(i, j) === best) {
      operations.push({sign: isGap[i] ? ' ' : '-', text: expected[i] ?? '', expectedIndex: i});
      i++;
    } else {
      if (!isGap[i]) operations.push({sign: '+', text: actual[j] ?? '', expectedIndex: i});
      j++;
    }
  }
  return operations;
}

function formatDiff(operations: Operation[]): string {
  const changed = operations.flatMap(({sign}, index) => (sign === ' ' ? [] : [index]));
  const nearChange = operations.filter((_, index) =>
    changed.some((change) => Math.abs(change - index) <= CONTEXT_LINES),
  );
  const shown = nearChange.slice(0, MAX_DIFF_LINES).map(({sign, text}) => `${sign} ${text}`);
  const left = nearChange.length - shown.length;
  return [
    '- expected',
    '+ actual',
    '',
    ...shown,
    ...(left > 0 ? [`(${left} more lines)`] : []),
  ].join('\n');
}

/**
 * Compares the output that a page shows with the actual output. Trailing whitespace and trailing
 * blank lines are ignored.
 * @param expected lines in the pattern language: `…` within a line, a line of only `…` for any number
 * of lines, `<uuid>`, `<time>`, `<number>`, `<id>`
 * @returns on a difference, a unified diff and the 1-based line in `expected` where it starts
 */
export function matchOutput(expected: string, actual: string): MatchResult {
  const expectedLines = toLines(expected);
  const operations = align(expectedLines, toLines(actual));
  const first = operations.find(({sign}) => sign !== ' ');
  if (!first) return {ok: true};
  const line = Math.max(1, Math.min(first.expectedIndex + 1, expectedLines.length));
  return {ok: false, diff: formatDiff(operations), line};
}
