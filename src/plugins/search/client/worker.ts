/** Runs the engine off the main thread, so that typing never stutters. */
import type {Answer, Question} from '../engine/search';
import {Store} from './store';

/** Each message gets one reply with its id. */
export interface ToWorker {
  id: number;
  /** URL of the index files, with a trailing slash; the same in every message. */
  indexUrl: string;
  question: Question;
}

export type FromWorker = {id: number; answer: Answer} | {id: number; failure: string};

// The page's types describe a window; a dedicated worker has the same two members.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

let store: Store | undefined;

function open(indexUrl: string): Store {
  return new Store(async (name) => {
    const response = await fetch(
      indexUrl + name,
      name === 'manifest.json' ? {cache: 'no-cache'} : {},
    );
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return response.json();
  });
}

scope.onmessage = ({data: {id, indexUrl, question}}) => {
  store ??= open(indexUrl);
  store.search(question).then(
    (answer) => scope.postMessage({id, answer}),
    (error: unknown) => scope.postMessage({id, failure: String(error)}),
  );
};
