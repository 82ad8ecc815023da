import type {End, Problem} from '../../../plugins/playground/api';
import {countOf} from '../files';
import type {CompilerState} from '../useCompiler';
import type {RunState} from '../useRun';

const endings: Record<End, string> = {
  done: 'Finished.',
  failed: 'Ended with an error.',
  stopped: 'Stopped.',
  loop: 'Stopped, because it did not answer for ten seconds.',
};

interface Checked {
  /** Less those that a lesson asks for. */
  problems: readonly Problem[];
  isWhole: boolean;
  /** Whether there are some that a lesson asks for. */
  hasMeant: boolean;
}

/** What the console says as long as nothing has been printed. */
export function emptyOf({kind}: RunState): string {
  if (kind === 'running') return '';
  return kind === 'ended' ? 'The program printed nothing.' : 'Press Run to see what it prints.';
}

/** What went wrong that the reader may try again. */
export function failureOf(compiler: CompilerState, run: RunState): string | undefined {
  if (compiler.kind === 'failed') return compiler.message;
  return run.kind === 'broken' ? run.message : undefined;
}

/** One line on how things are, which screen readers announce. */
export function statusOf(
  compiler: CompilerState,
  run: RunState,
  checked: Checked | undefined,
): string {
  if (run.kind === 'running') {
    return compiler.kind === 'loading' ? loading(compiler.percent) : `Running ${run.entry.path}`;
  }
  if (compiler.kind === 'loading') return loading(compiler.percent);
  if (compiler.kind === 'failed' || run.kind === 'broken') return '';
  const types = typesOf(checked);
  return run.kind === 'ended' ? `${endings[run.reason]} ${types}` : types;
}

function typesOf(checked: Checked | undefined): string {
  if (!checked) return 'Checking types';
  const {problems, isWhole, hasMeant} = checked;
  if (problems.length > 0) return countOf(problems.length, 'type error');
  if (!isWhole) return 'Checking the other files';
  return hasMeant ? 'No other type errors' : 'No type errors';
}

function loading(percent: number): string {
  return percent > 0 ? `Loading the compiler: ${percent} %` : 'Loading the compiler';
}
