/** The page's only search client, shared by the modal and the search page. */
import algoliasearch from 'algoliasearch/dist/algoliasearch-lite.esm.browser';

import {INDEX_FOLDER, type SearchGlobalData} from '../global-data';
import {createWorkerRequester} from './requester';

export type SearchClient = ReturnType<typeof algoliasearch>;

export interface ClientOptions {
  mode: SearchGlobalData['mode'];
  appId: string;
  apiKey: string;
  baseUrl: string;
}

interface PageClient {
  client: SearchClient;
  /**
   * Starts loading the index of these tags; resolves once it is loaded or has failed to load. Does
   * nothing for a hosted index.
   */
  warm(tags: string[]): Promise<void>;
  /**
   * Subscribes to the event that the same query may have more results now; returns a function that
   * unsubscribes.
   */
  onGrown(listener: () => void): () => void;
}

/**
 * The local engine needs no cache, neither of responses nor of pending requests, and must not have
 * one: it would repeat an answer from before the API reference was loaded.
 */
const NO_CACHE = {
  get: <T>(_key: unknown, fallback: () => Promise<T>) => fallback(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function create({mode, appId, apiKey, baseUrl}: ClientOptions): PageClient {
  if (mode === 'hosted') {
    const client = algoliasearch(appId, apiKey);
    return {client, warm: () => Promise.resolve(), onGrown: () => () => undefined};
  }
  const requester = createWorkerRequester(
    () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
    `${window.location.origin}${baseUrl}${INDEX_FOLDER}/`,
  );
  return {
    client: algoliasearch(appId, apiKey, {
      requester,
      responsesCache: NO_CACHE,
      requestsCache: NO_CACHE,
    }),
    warm: (tags) => requester.warm(tags),
    onGrown: (listener) => requester.onGrown(listener),
  };
}

let pageClient: PageClient | undefined;

/** The options are constant while a page is open, so the client is memoized. */
export function searchClient(options: ClientOptions): PageClient {
  pageClient ??= create(options);
  return pageClient;
}
