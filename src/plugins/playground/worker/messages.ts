/** What the page asks the compiler's worker, and what it answers. */
import type {Asset, CompiledModule, Completions, HoverText, Problem} from '../api';

/** First, to the script that the worker starts with: what it has to read. */
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

/** First, to the compiler: everything that it reads, as JSON that maps paths in a folder to texts. */
export interface StartCompiler {
  type: 'start';
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
