/** Runs the engine off the main thread, so that typing never stutters. */
import type {Answer, Question} from '../engine/search';
import {Store} from './store';

/** Each message gets one reply with its id. */
export type ToWorker = {
  id: number;
  /** URL of the index files, with a trailing slash; the same in every message. */
  indexUrl: string;
} & (
  | {type: 'search'; question: Question}
  /** Loads the index of these tags before the first query, and warms up. */
  | {type: 'warm'; tags: string[]}
);

export type FromWorker =
  | {type: 'answer'; id: number; answer: Answer | undefined}
  | {type: 'failure'; id: number; message: string};

// The page's types describe a window; a dedicated worker has the same two members.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

let store: Store | undefined;

function open(indexUrl: string): Store {
  const readFile = async (name: string): Promise<unknown> => {
    const response = await fetch(
      indexUrl + name,
      name === 'manifest.json' ? {cache: 'no-cache'} : {},
    );
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return response.json();
  };
  return new Store(readFile);
}

async function answer(message: ToWorker): Promise<Answer | undefined> {
  store ??= open(message.indexUrl);
  if (message.type === 'search') return store.search(message.question);
  await store.warm(new Set(message.tags));
  return undefined;
}

scope.onmessage = ({data}) => {
  const {id} = data;
  // If a warm-up fails, so does the query, which retries.
  answer(data).then(
    (answer) => scope.postMessage({type: 'answer', id, answer}),
    (error: unknown) => scope.postMessage({type: 'failure', id, message: String(error)}),
  );
};
