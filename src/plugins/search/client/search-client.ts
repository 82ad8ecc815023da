/** The page's only search client, shared by the modal and the search page. */
import type {Hit} from '../engine/hit';
import type {Answer, Question} from '../engine/search';
import {INDEX_FOLDER} from '../types';
import {EmbeddedSearch} from './embedded';
import type {ClientOptions} from './options';

/** Parameters of Algolia's API; the embedded engine reads those that are named here. */
export interface SearchParameters {
  page?: number;
  hitsPerPage: number;
  facetFilters: Question['facetFilters'];
  /** Attributes with the number of words in their snippets: `content:10`. */
  attributesToSnippet: string[];
  [other: string]: unknown;
}

interface SearchRequest {
  indexName: string;
  query: string;
  params: SearchParameters;
}

export interface SearchClient {
  /** Asks several queries at once, as DocSearch does. */
  search(requests: readonly SearchRequest[]): Promise<{results: Answer[]}>;
  /** Asks one query. */
  searchIndex(query: string, params: SearchParameters): Promise<Answer>;
  /**
   * Starts loading the index for these filters (`docusaurus_tag:...`); resolves once it is loaded or
   * has failed to load. Does nothing for a hosted index.
   */
  warm(tagFilters: readonly string[]): Promise<void>;
}

function hostedClient({appId, apiKey, indexName}: ClientOptions): SearchClient {
  const loaded = import('algoliasearch/dist/algoliasearch-lite.esm.browser').then((module) => {
    const client = module.default(appId, apiKey);
    client.addAlgoliaAgent('docusaurus');
    return client;
  });
  return {
    search: async (requests) => {
      const client = await loaded;
      return client.search<Hit>(requests as never) as Promise<{results: Answer[]}>;
    },
    searchIndex: async (query, params) => {
      const client = await loaded;
      return client.initIndex(indexName).search<Hit>(query, params as never);
    },
    warm: () => Promise.resolve(),
  };
}

function toQuestion(query: string, params: SearchParameters): Question {
  const {page = 0, hitsPerPage, facetFilters, attributesToSnippet} = params;
  const [, length] = /\bcontent:(\d+)/.exec(attributesToSnippet.join()) ?? [];
  return {query, page, hitsPerPage, facetFilters, snippetWords: Number(length)};
}

function embeddedClient({baseUrl}: ClientOptions): SearchClient {
  const embedded = new EmbeddedSearch(
    () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
    `${baseUrl}${INDEX_FOLDER}/`,
  );
  const ask = (query: string, params: SearchParameters) =>
    embedded.search(toQuestion(query, params));
  // The modal lists sections of the first page only, so that ten hits show almost as many pages.
  const askForModal = async ({query, params}: SearchRequest) => {
    const answer = await ask(query, params);
    const hits = answer.hits.flatMap((hit, i) => [hit, ...(i === 0 ? (hit.sections ?? []) : [])]);
    return {...answer, hits: hits.slice(0, params.hitsPerPage)};
  };
  return {
    search: async (requests) => ({results: await Promise.all(requests.map(askForModal))}),
    searchIndex: ask,
    warm: (tagFilters) => embedded.warm(tagFilters),
  };
}

let pageClient: SearchClient | undefined;

export function searchClient(options: ClientOptions): SearchClient {
  pageClient ??= options.isHosted ? hostedClient(options) : embeddedClient(options);
  return pageClient;
}
