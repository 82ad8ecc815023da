/** What the page asks the compiler's worker, and what it answers. */
import type {CompiledModule, Completions, HoverText, Problem} from '../api';

/** First: everything that the compiler reads, as the JSON that was loaded. */
export interface StartCompiler {
  type: 'start';
  /** A folder such as `/node_modules/zod/` or `/lib/`, and its files: from paths in it to their texts. */
  folders: {folder: string; json: ArrayBuffer}[];
}

export interface SetFile {
  type: 'set';
  path: string;
  text: string | undefined;
}

export interface Answers {
  check: Problem[];
  hover: HoverText | undefined;
  complete: Completions | undefined;
  emit: Record<string, CompiledModule>;
}

export type Question =
  | {type: 'check'; path: string}
  | {type: 'hover'; path: string; offset: number}
  | {type: 'complete'; path: string; offset: number}
  | {type: 'emit'};

export type ToCompiler = StartCompiler | SetFile | (Question & {id: number});

export type FromCompiler = {id: number} & ({answer: unknown} | {error: string});
