/**
 * Reads lessons, and checks that the start of each fails its checks, and that the solution passes
 * the same ones. Pure.
 */
import path from 'node:path';

import type {Fence, Page, Problem} from './model';

/** Each page below `learn/` is a lesson, except the one that lists them. */
const lesson = /^(?:docs|versioned_docs\/[^/]+)\/learn\/(?!index\.)/;

/** The program that checks what the reader writes. */
const checks = 'check.ts';
/** The `project` of the solution; the start is the page's own. */
export const solution = 'solution';

const passed = '✓ ';
const passes = (line: string) => line.startsWith(passed);

/** What the editor needs to know of a lesson. */
export interface Lesson {
  /** That of its page, such as `first-procedure`. */
  name: string;
  /** The block that the reader changes first. */
  task: Fence;
  /** Names of the checks, in the order in which they are printed. */
  checks: string[];
  /** Titles of the files that the solution changes. */
  changed: string[];
}

const programIn = ({fences}: Page, project: string): Fence | undefined =>
  fences.find(
    (fence) => fence.title === checks && fence.role === 'run' && fence.project === project,
  );

/** Titles of the files that the solution replaces and shows. */
const changedIn = ({fences}: Page): string[] =>
  fences.flatMap(({title, project, hidden}) =>
    project === solution && title !== undefined && !hidden ? [title] : [],
  );

const taskOf = ({fences}: Page, changed: readonly string[]): Fence | undefined =>
  fences.find(
    ({title, project, hidden}) =>
      project === '' && !hidden && title !== undefined && changed.includes(title),
  );

/** @returns undefined for a page that is no lesson, or a broken one */
export function lessonOf(page: Page): Lesson | undefined {
  if (!lesson.test(page.file)) return undefined;
  const solved = programIn(page, solution);
  const changed = changedIn(page);
  const task = taskOf(page, changed);
  if (!solved || !task) return undefined;
  return {
    name: path.posix.basename(page.file).replace(/\.mdx?$/, ''),
    task,
    checks: linesOf(page, solved).map((line) => line.slice(passed.length)),
    changed,
  };
}

/** The lines that a program must print, as the page says. */
function linesOf(page: Page, program: Fence): string[] {
  const next = page.fences.slice(program.index + 1).find(({role, output}) => role ?? output);
  return next?.output === true ? next.value.split('\n') : [];
}

/**
 * Outputs and errors are compared with runs for every sample, so this only compares what the page
 * says.
 */
export function lessonProblems(page: Page): Problem[] {
  if (!lesson.test(page.file)) return [];
  const problems: Problem[] = [];
  const complain = (line: number, message: string) =>
    problems.push({file: page.file, line, column: 1, message});

  const start = programIn(page, '');
  const solved = programIn(page, solution);
  if (!start || !solved) {
    const lacking = start ? ` project="${solution}"` : '';
    complain(1, `A lesson needs a block \`title="${checks}" run${lacking}\`.`);
    return problems;
  }

  const before = linesOf(page, start);
  if (before.length === 0) complain(start.line, 'An `output` must follow the checks.');
  else if (start.errors.length === 0 && before.every(passes)) {
    complain(start.line, 'The start passes all checks, so there is nothing to do.');
  }

  const after = linesOf(page, solved);
  if (after.length === 0) complain(solved.line, 'An `output` must follow the checks.');
  else if (solved.errors.length > 0 || !after.every(passes)) {
    complain(solved.line, 'The solution fails a check.');
  }
  if (solved.value !== start.value) {
    complain(solved.line, `The solution must be checked by the same ${checks} as the start.`);
  }
  if (!taskOf(page, changedIn(page))) {
    complain(solved.line, 'The solution must show a file that replaces one of the start.');
  }
  return problems;
}
