/** The results of a lesson's checks, from the output of a run and the compiler's problems. Pure. */
import type {ExpectedError, Lesson, Printed, Problem} from '../../../plugins/playground/api';
import {countOf} from '../files';
import type {RunState} from '../useRun';

export interface Result {
  name: string;
  /** `open` before the first run, and while the program has not reached the check. */
  state: 'open' | 'passed' | 'failed';
  /** For a failed check, if known. */
  expected?: string;
  received?: string;
}

export interface Outcome {
  run: RunState;
  printed: readonly Printed[];
  /** Undefined until the compiler has checked all files. */
  problems: readonly Problem[] | undefined;
}

/** `expect.ts` of each lesson prints a line for each check. */
function resultOf(name: string, lines: readonly string[], hasEnded: boolean): Result {
  const failure = `✗ ${name}: expected `;
  const failed = lines.find((line) => line.startsWith(failure));
  if (failed !== undefined) {
    const [expected = '', ...received] = failed.slice(failure.length).split(', received ');
    return {name, state: 'failed', expected, received: received.join(', received ')};
  }
  if (lines.includes(`✓ ${name}`)) return {name, state: 'passed'};
  if (!hasEnded) return {name, state: 'open'};
  return {name, state: 'failed', received: 'nothing, because the program ended before this check'};
}

// The messages are in the list of problems, which links to their positions.
const listOf = (problems: readonly Problem[]): string =>
  problems.map(({path, line, code}) => `TS${code} in ${path}, line ${line}`).join('\n');

/** Whether a lesson's solution has the problem as well. */
export const isMeant = (problem: Problem, errors: readonly ExpectedError[] = []): boolean =>
  errors.some(({path, code}) => problem.path === path && problem.code === code);

/** Whether the compiler rejects a wrong call, and for the right reason. */
function rejection({path, code}: ExpectedError, {run, problems}: Outcome): Result {
  const name = `the compiler rejects ${path}`;
  if (run.kind === 'idle' || !problems) return {name, state: 'open'};
  const found = problems.filter((problem) => problem.path === path);
  if (found.some((problem) => isMeant(problem, [{path, code}]))) return {name, state: 'passed'};
  const received = listOf(found) || 'no type error';
  return {name, state: 'failed', expected: `TS${code} in ${path}`, received};
}

function compilerResult(errors: readonly ExpectedError[], {run, problems}: Outcome): Result {
  const name = `the compiler finds no ${errors.length > 0 ? 'other ' : ''}error`;
  if (run.kind === 'idle' || !problems) return {name, state: 'open'};
  const others = problems.filter((problem) => !isMeant(problem, errors));
  if (others.length === 0) return {name, state: 'passed'};
  return {name, state: 'failed', expected: 'no type error', received: listOf(others)};
}

/** The checks that the program prints, followed by the compiler's. */
export function resultsOf(
  {checks, errors}: Pick<Lesson, 'checks' | 'errors'>,
  outcome: Outcome,
): Result[] {
  const {run, printed} = outcome;
  const lines = printed
    .map(({text}) => text)
    .join('')
    .split('\n');
  const hasEnded = run.kind === 'ended' && run.reason !== 'stopped';
  return [
    ...checks.map((name) => resultOf(name, lines, hasEnded)),
    ...errors.map((error) => rejection(error, outcome)),
    compilerResult(errors, outcome),
  ];
}

/** @param isChanged - whether the code has changed since it ran */
export function isDone(results: readonly Result[], run: RunState, isChanged: boolean): boolean {
  const hasRun = run.kind === 'ended' && run.reason === 'done';
  return hasRun && !isChanged && results.every(({state}) => state === 'passed');
}

/** One line about all checks, which screen readers announce. */
export function summaryOf(results: readonly Result[], run: RunState, isChanged: boolean): string {
  if (run.kind === 'idle') return 'Press Run to check your code.';
  if (run.kind === 'running') return 'Running the checks.';
  if (isDone(results, run, isChanged)) return 'All checks passed. The lesson is done.';
  const passed = results.filter(({state}) => state === 'passed').length;
  const count = `${passed} of ${countOf(results.length, 'check')} passed.`;
  return isChanged ? `${count} Press Run to check your change.` : count;
}
