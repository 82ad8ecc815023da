/** What a lesson owes its reader: a start that fails its checks, and a solution that passes the same ones. Pure. */
import type {Fence, Page, Problem} from './model';

/** Each page below `learn/` is a lesson, except the one that lists them. */
const lesson = /^(?:docs|versioned_docs\/[^/]+)\/learn\/(?!index\.)/;

/** The program that checks what the reader writes. */
const checks = 'check.ts';
/** The `project` of the solution; the start is the page's own. */
const solution = 'solution';

const passes = (line: string) => line.startsWith('✓ ');

/** The lines that a program must print, as the page says. */
function linesOf(page: Page, program: Fence): string[] {
  const next = page.fences.slice(program.index + 1).find(({role, output}) => role ?? output);
  return next?.output === true ? next.value.split('\n') : [];
}

/**
 * That a page's outputs and errors are what its programs do is checked as for every sample, so here it
 * is enough to read what the page says.
 */
export function lessonProblems(page: Page): Problem[] {
  if (!lesson.test(page.file)) return [];
  const problems: Problem[] = [];
  const complain = (line: number, message: string) =>
    problems.push({file: page.file, line, column: 1, message});
  const programIn = (project: string) =>
    page.fences.find(
      (fence) => fence.title === checks && fence.role === 'run' && fence.project === project,
    );

  const start = programIn('');
  const solved = programIn(solution);
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
    complain(solved.line, `The solution is checked by another ${checks} than the start.`);
  }
  return problems;
}
