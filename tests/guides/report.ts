import type {Failure} from './model';
import type {Result} from './guides';

const indented = (text: string) => text.split('\n').map((line) => `      ${line}`.trimEnd());

/** A failure with its place first, so that editors and terminals make a link of it. */
export function describeFailure({file, line, step, expected, actual}: Failure): string {
  return [
    `${file}:${line} - ${step}`,
    `    expected: ${expected}`,
    '    instead:',
    ...indented(actual),
  ].join('\n');
}

/** One line a page, and what failed on it. */
export function describeResult({file, failures, cached, seconds}: Result): string {
  const outcome = failures.length > 0 ? 'FAILED' : cached ? 'unchanged' : 'works';
  return [
    `${outcome.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${file}`,
    ...failures.map(describeFailure),
  ].join('\n');
}

export function summary(results: readonly Result[]): string {
  const failed = results.filter(({failures}) => failures.length > 0).length;
  const cached = results.filter((result) => result.cached).length;
  return `Followed ${results.length} pages: ${results.length - failed} work (${cached} unchanged), ${failed} fail.`;
}
