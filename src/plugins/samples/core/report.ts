import {isWritten} from '../../../versions/places';
import {isCompiled} from './page';
import type {CheckedPage} from './samples';
import type {Fence, Problem} from './model';

/** The maximum share of the fences that authors write that may opt out of checking. */
const optOutLimit = 0.02;

/** Whether nothing compiles a fence, not even who follows its page. */
const optsOut = ({nocheck, followed}: Fence) => nocheck !== undefined && !followed;

function fencesOf(checked: readonly CheckedPage[]) {
  return checked.flatMap(({page}) =>
    page.fences
      .filter((fence) => isCompiled(fence.language))
      .map((fence) => ({fence, file: page.file})),
  );
}

/** A one-line summary of a check. */
export function describe(checked: readonly CheckedPage[], milliseconds: number): string {
  const fences = fencesOf(checked);
  const optOuts = fences.filter(({fence}) => optsOut(fence)).length;
  const share = fences.length > 0 ? ((100 * optOuts) / fences.length).toFixed(1) : '0.0';
  return (
    `Checked ${fences.length - optOuts} samples of ${checked.length} pages in ${milliseconds} ms; ` +
    `${optOuts} opt out (${share} %).`
  );
}

/** Reports each opt-out of an author as a problem if there are more than the site allows. */
export function overLimit(checked: readonly CheckedPage[]): Problem[] {
  const fences = fencesOf(checked).filter(({file}) => isWritten(file));
  const optOuts = fences.filter(({fence}) => optsOut(fence));
  if (optOuts.length <= fences.length * optOutLimit) return [];
  return optOuts.map(({fence, file}) => ({
    file,
    line: fence.line,
    column: 1,
    message: `nocheck="${fence.nocheck}": more than ${optOutLimit * 100} % of the fences opt out; fix this one or another.`,
  }));
}

/** Formats a problem as one line that editors and terminals turn into a link. */
export function lineOf({file, line, column, message}: Problem): string {
  return `${file}:${line}:${column} - error: ${message}`;
}

/** The number of problems, in words. */
export function countOf(problems: readonly Problem[]): string {
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in samples`;
}
