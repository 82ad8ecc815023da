/** Messages between the page, the frame and the workers that programs run in. */
import type {EmittedModule, End} from '../api';

/** From the page to the frame, once. */
export interface Start {
  type: 'start';
  files: Record<string, EmittedModule>;
  /** Modules of packages by name; they import each other as `"playground:/name.js"`. */
  scripts: Record<string, string>;
  /** Maps import specifiers to names of scripts. */
  modules: Record<string, string>;
  /** Servers to start first, each in a separate worker. */
  servers: string[];
  entry: string;
}

/** From a worker to the frame, which forwards everything but network messages to the page. */
export type FromWorker =
  | {type: 'output'; stream: 'log' | 'error'; text: string}
  | {type: 'listen'; port: number}
  | {type: 'unlisten'; port: number}
  | {type: 'connect'; port: number; channel: MessagePort}
  | {type: 'alive'}
  | {type: 'end'; reason: End};

/** From the frame to a worker. */
export type ToWorker = {type: 'ask'} | {type: 'connection'; port: number; channel: MessagePort};

/** From the frame to the page. */
export type FromFrame =
  | {type: 'ready'}
  /** Addresses of the reader's modules, which appear in stack traces. */
  | {type: 'addresses'; addresses: Record<string, string>}
  | {type: 'output'; stream: 'log' | 'error'; text: string; server?: string}
  | {type: 'alive'; worker: number}
  | {type: 'workers'; count: number}
  | {type: 'end'; reason: End}
  | {type: 'broken'; message: string};

/** From the page to the frame, after `start`. */
export type ToFrame = Start | {type: 'ask'};

/**
 * One HTTP exchange over a separate channel: what the client sends, and what the server answers.
 */
export type FromClient =
  | {type: 'head'; method: string; url: string; headers: [string, string][]}
  | {type: 'chunk'; chunk: Uint8Array}
  | {type: 'end'}
  | {type: 'abort'};

export type FromServer =
  | {type: 'refused'}
  | {type: 'head'; status: number; statusText: string; headers: [string, string][]}
  | {type: 'chunk'; chunk: Uint8Array}
  | {type: 'end'}
  | {type: 'abort'};
