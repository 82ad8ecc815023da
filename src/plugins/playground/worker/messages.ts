/** What the page asks the compiler's worker, and what it answers. */
import type {CompiledModule, Completions, HoverText, Problem} from '../api';

/** First: everything that the compiler reads. */
export interface StartCompiler {
  type: 'start';
  /** From a path, such as `/node_modules/zod/package.json` or `/lib/lib.dom.d.ts`, to its text. */
  files: Record<string, string>;
}

export interface SetFile {
  type: 'set';
  path: string;
  text: string | undefined;
}

export interface Answers {
  diagnose: Problem[];
  hover: HoverText | undefined;
  complete: Completions | undefined;
  emit: Record<string, CompiledModule>;
}

export type Question =
  | {type: 'diagnose'}
  | {type: 'hover'; path: string; offset: number}
  | {type: 'complete'; path: string; offset: number}
  | {type: 'emit'};

export type ToCompiler = StartCompiler | SetFile | (Question & {id: number});

export type FromCompiler = {id: number} & ({answer: unknown} | {error: string});
