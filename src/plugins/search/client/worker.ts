/** Runs the engine off the main thread, so that typing never stutters. */
import type {Response} from '../engine/algolia';
import {createStore, type Store} from './store';

export type ToWorker =
  /** First message: the URL of the index files, with a trailing slash. */
  | {type: 'start'; indexUrl: string}
  /** Loads the index of these tags before the first query, warms up, and answers when that is done. */
  | {type: 'warm'; id: number; tags: string[]}
  | {type: 'query'; id: number; path: string; body: string};

/** The body of the answer is serialized here, which saves the page that work. */
export type FromWorker =
  | {type: 'answer'; id: number; status: number; content: string}
  /** The index has grown since its last answer. */
  | {type: 'grown'};

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
  return createStore(readFile, undefined, () => scope.postMessage({type: 'grown'}));
}

/** Returns the response to one message. */
async function answer(message: Exclude<ToWorker, {type: 'start'}>): Promise<Response> {
  store ??= open('/');
  if (message.type === 'query') return store.answer(message.path, message.body);
  await store.warm(new Set(message.tags));
  return {status: 200, body: {}};
}

scope.onmessage = ({data}) => {
  if (data.type === 'start') {
    store = open(data.indexUrl);
    return;
  }
  const reply = (response: Response) =>
    scope.postMessage({
      type: 'answer',
      id: data.id,
      status: response.status,
      content: JSON.stringify(response.body),
    });
  // If a warm-up fails, so does the query, which retries.
  answer(data).then(reply, (error: unknown) =>
    reply({
      status: 503,
      body: {message: error instanceof Error ? error.message : String(error), status: 503},
    }),
  );
};
