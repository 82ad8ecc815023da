/** What the page asks the compiler's worker, and what it answers. */
import type {Asset, CompiledModule, Completions, HoverText, Problem, TypeText} from '../api';

/** To the script that the worker starts with, once for each project: what it has to read. */
export interface LoadCompiler {
  type: 'load';
  compiler: Asset;
  /** A folder such as `/node_modules/zod/` or `/lib/`, and its types. */
  folders: {folder: string; types: Asset}[];
}

/** From that script; after `loaded`, the compiler answers. */
export type FromLoader =
  | {type: 'progress'; loaded: number; total: number}
  | {type: 'loaded'}
  | {type: 'failed'; message: string};

/** Then, to the compiler: another project begins, which has these folders and no files yet. */
export interface StartCompiler {
  type: 'start';
  /**
   * JSON that maps paths in the folder to texts, with its address; absent if an earlier project had
   * the same.
   */
  folders: {folder: string; url: string; json?: ArrayBuffer}[];
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
  describe: TypeText | undefined;
  emit: Record<string, CompiledModule>;
}

export type Question =
  | {type: 'check'; path: string}
  | {type: 'hover'; path: string; offset: number}
  | {type: 'complete'; path: string; offset: number}
  | {type: 'describe'; path: string; offset: number; label: string}
  | {type: 'emit'};

export type ToCompiler = StartCompiler | SetFile | (Question & {id: number});

export type FromCompiler = {id: number} & ({answer: unknown} | {error: string});
