/** Messages between the page, the frame and the worker that a run's programs share. */
import type {CompiledModule, End, RequestEvent} from '../api';

/** From the page to the frame, once. */
export interface Start {
  files: Record<string, CompiledModule>;
  /** Modules of packages by name; they import each other as `"playground:/name.js"`. */
  scripts: Record<string, string>;
  /** Maps import specifiers to names of scripts. */
  modules: Record<string, string>;
  /** Servers to start first. */
  servers: string[];
  entry: string;
}

/** A file that the worker runs, as modules of its own. */
export interface Program {
  path: string;
  /** Of the file's module. */
  address: string;
  /** By address, all modules of the reader that it consists of. */
  modules: Record<string, {path: string; map: string}>;
}

/** What the worker gets with its script. */
export interface Programs {
  servers: Program[];
  entry: Program;
}

/** From the worker to the frame, which passes it on; `alive` once a second. */
export type FromWorker =
  | {type: 'output'; stream: 'log' | 'error'; text: string; server?: string}
  | {type: 'request'; event: RequestEvent}
  | {type: 'alive'}
  | {type: 'end'; reason: End};

/** From the frame to the page. */
export type FromFrame = FromWorker | {type: 'ready'} | {type: 'broken'; message: string};
