/** The one search client of the page, for the modal and for the search page. */
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
  /** Starts loading the index of these tags; does nothing for a hosted index. */
  warm(tags: string[]): void;
  /** Calls back when the same query may have more results now; returns how to end that. */
  onGrown(listener: () => void): () => void;
}

/**
 * The local engine needs no cache, neither of answers nor of questions under way, and must not have
 * one: an answer given before the API reference was loaded would be given again after it.
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
    return {client, warm: () => undefined, onGrown: () => () => undefined};
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

/** The options don't change while a page lives, so neither does the client. */
export function searchClient(options: ClientOptions): PageClient {
  pageClient ??= create(options);
  return pageClient;
}
