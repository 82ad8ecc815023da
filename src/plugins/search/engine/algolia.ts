/**
 * Answers the two query paths of Algolia's search API from a local index. It only supports what
 * DocSearch and this site's search page use.
 */
import type {Corpus} from './corpus';
import {LEVELS, toHit, type Form, type Hit, type HitOptions} from './hit';
import {MAX_QUERY_LENGTH} from './query';
import {rank} from './rank';
import type {ShownPage} from '../types';

export interface SearchResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
}

/**
 * One query as the client sends it: with parameters as a query string, as an object, or next to the
 * name.
 */
export interface SearchRequest {
  indexName: string;
  query?: string;
  params?: string | Record<string, unknown>;
  [parameter: string]: unknown;
}

/** The validated query parameters. */
export interface SearchParameters extends HitOptions {
  /** Name of the index and query string, as sent. */
  index: string;
  params: string;
  query: string;
  page: number;
  hitsPerPage: number;
  /** All groups must match; a group matches if one of its filters does. */
  facetFilters: string[][];
}

/** Algolia's own limits. */
const DEFAULT_HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 1000;
const MAX_HITS = 1000;
const DEFAULT_SNIPPET_WORDS = 10;

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function toNumber(value: unknown, fallback: number, max: number): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, max) : fallback;
}

/**
 * Only a plain tag, with at most a class, because it is inserted into the page around escaped text.
 */
const SAFE_TAG = /^<\/?[a-z]+(?: class="[\w -]*")?>$/;

function toTag(value: unknown, fallback: string): string {
  return typeof value === 'string' && SAFE_TAG.test(value) ? value : fallback;
}

/** Names of attributes; all by default, and `hierarchy` includes everything in it. */
function readHighlighted(value: unknown): (attribute: string) => boolean {
  const names = parseJson(value);
  if (!Array.isArray(names) || names.includes('*')) return () => true;
  const isAnyLevel = names.includes('hierarchy');
  return (attribute) => names.includes(attribute) || (isAnyLevel && attribute !== 'content');
}

/** Attributes with the number of words in their snippets: `content:10`. */
function readSnippets(value: unknown): ReadonlyMap<string, number> {
  const names = parseJson(value);
  return new Map(
    (Array.isArray(names) ? names : []).map((attribute) => {
      const [name = '', length] = String(attribute).split(':');
      return [name, toNumber(length, DEFAULT_SNIPPET_WORDS, 1000)];
    }),
  );
}

export function readParameters(request: SearchRequest): SearchParameters {
  const {params, indexName, ...beside} = request;
  const given: Record<string, unknown> =
    typeof params === 'string'
      ? {...beside, ...Object.fromEntries(new URLSearchParams(params))}
      : {...beside, ...params};
  const filters = parseJson(given.facetFilters);
  const isHighlighted = readHighlighted(given.attributesToHighlight);
  const snippets = readSnippets(given.attributesToSnippet);
  const toForm = (attribute: string): Form => ({
    isHighlighted: isHighlighted(attribute),
    snippetWords: snippets.get(attribute),
  });
  return {
    index: indexName,
    params: typeof params === 'string' ? params : '',
    query: typeof given.query === 'string' ? given.query.slice(0, MAX_QUERY_LENGTH) : '',
    page: toNumber(given.page, 0, MAX_HITS),
    hitsPerPage: toNumber(given.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE),
    preTag: toTag(given.highlightPreTag, '<em>'),
    postTag: toTag(given.highlightPostTag, '</em>'),
    facetFilters: (Array.isArray(filters) ? filters : filters === undefined ? [] : [filters]).map(
      (group) => (Array.isArray(group) ? group : [group]).map(String),
    ),
    levels: LEVELS.map((level) => toForm(`hierarchy.${level}`)),
    content: toForm('content'),
  };
}

/** Maps each facet to its value on a page. */
const FACETS = new Map<string, 'tag' | 'kind' | 'language' | 'version'>([
  ['docusaurus_tag', 'tag'],
  ['type', 'kind'],
  ['language', 'language'],
  ['version', 'version'],
]);

const TAG_PREFIX = 'docusaurus_tag:';

const isOfTags = (group: readonly string[]) =>
  group.length > 0 && group.every((filter) => filter.startsWith(TAG_PREFIX));

/** Tags that the filters allow, or null if they don't restrict them. */
export function wantedTags({facetFilters}: SearchParameters): ReadonlySet<string> | null {
  const group = facetFilters.find(isOfTags);
  return group ? new Set(group.map((filter) => filter.slice(TAG_PREFIX.length))) : null;
}

/** Whether a page has a facet, such as `language:en`. */
function hasFacet(page: ShownPage, filter: string): boolean {
  const colon = filter.indexOf(':');
  const property = FACETS.get(filter.slice(0, colon));
  return property !== undefined && page[property] === filter.slice(colon + 1);
}

/**
 * @param origin - of the site; hits have absolute URLs, like records in a hosted index
 * @param corpora - the loaded ones
 */
export function search(
  parameters: SearchParameters,
  corpora: readonly Corpus[],
  origin: string,
): SearchResult {
  const {page, hitsPerPage} = parameters;
  const tags = wantedTags(parameters);
  const searched = corpora.filter(({tag}) => !tags || tags.has(tag));
  const {query, ranked} = rank(parameters.query, searched);
  const groups = parameters.facetFilters.filter((group) => group.length > 0);
  const kept = ranked.filter(({doc}) =>
    groups.every((group) => group.some((filter) => hasFacet(doc.page, filter))),
  );
  const from = page * hitsPerPage;
  const to = Math.min(from + hitsPerPage, MAX_HITS);
  return {
    hits: kept.slice(from, to).map((result) => toHit(result, query, parameters, origin)),
    nbHits: kept.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(kept.length, MAX_HITS) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: parameters.query,
    params: parameters.params,
    index: parameters.index,
    processingTimeMS: 1,
  };
}

export interface Response {
  status: number;
  body: unknown;
}

const MULTI_PATH = /^\/1\/indexes\/\*\/queries$/;
const SINGLE_PATH = /^\/1\/indexes\/([^/]+)\/query$/;

/** What a request asks for: its queries, or the reason it can't be answered. */
export function readRequests(path: string, body: string): SearchRequest[] | Response {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return {status: 400, body: {message: 'The body is not JSON.', status: 400}};
  }
  if (typeof parsed !== 'object' || parsed === null) {
    return {status: 400, body: {message: 'The body is not an object.', status: 400}};
  }
  if (MULTI_PATH.test(path)) {
    const requests = 'requests' in parsed ? parsed.requests : undefined;
    if (!Array.isArray(requests))
      return {status: 400, body: {message: 'requests is not a list.', status: 400}};
    return requests as SearchRequest[];
  }
  const single = SINGLE_PATH.exec(path);
  if (single)
    return [
      {...(parsed as Record<string, unknown>), indexName: decodeURIComponent(single[1] ?? '')},
    ];
  return {status: 404, body: {message: `No such path: ${path}`, status: 404}};
}

/** Puts results into the shape that the path promises. */
export function toResponse(path: string, results: SearchResult[]): Response {
  return {status: 200, body: MULTI_PATH.test(path) ? {results} : results[0]};
}
