/**
 * The two query paths of Algolia's search API, answered from a local index.
 * Only what DocSearch and this site's search page ask for is understood.
 */
import type {Corpus} from './corpus';
import {MAX_QUERY_LENGTH} from './query';
import {rank, type Ranked} from './rank';
import {foundTerms} from './score';
import type {Query} from './query';
import type {ShownPage} from '../types';
import {countMatches, escapeHtml, highlight, snippet, type Marked, type Marking} from './snippet';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
type Levels<T> = Partial<Record<Level, T>>;

export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: Record<Level, string | null>;
  language: string;
  docusaurus_tag: string;
  version: string | null;
  _highlightResult: {hierarchy: Levels<Marked>; content?: Marked};
  _snippetResult: {hierarchy: Levels<Marked>; content?: Marked};
}

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

/** One query as the client sends it: parameters as a query string, a table, or beside the name. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  params?: string | Record<string, unknown>;
  [parameter: string]: unknown;
}

/** What the query parameters say, checked. */
export interface SearchParameters {
  query: string;
  page: number;
  hitsPerPage: number;
  preTag: string;
  postTag: string;
  /** Each group must hold; one filter of a group is enough. */
  facetFilters: string[][];
  /** Words of a snippet, for each attribute that is asked for. */
  snippetWords: ReadonlyMap<string, number>;
  /** Whether an attribute (`content`, `hierarchy.lvl1`) is to be highlighted; all are by default. */
  isHighlighted: (attribute: string) => boolean;
}

/** Algolia's own limits. */
const DEFAULT_HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 1000;
const MAX_HITS = 1000;
const DEFAULT_SNIPPET_WORDS = 10;

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

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

/** Only a plain tag, with a class at most: it goes into the page beside escaped text. */
const SAFE_TAG = /^<\/?[a-z]+(?: class="[\w -]*")?>$/;

function toTag(value: unknown, fallback: string): string {
  return typeof value === 'string' && SAFE_TAG.test(value) ? value : fallback;
}

function toSelection(value: unknown): SearchParameters['isHighlighted'] {
  const names = parseJson(value);
  if (!Array.isArray(names) || names.includes('*')) return () => true;
  return (attribute) => names.some((name) => `${attribute}.`.startsWith(`${name}.`));
}

export function readParameters(request: SearchRequest): SearchParameters {
  const {params, indexName: _, ...beside} = request;
  const given: Record<string, unknown> =
    typeof params === 'string'
      ? {...beside, ...Object.fromEntries(new URLSearchParams(params))}
      : {...beside, ...params};
  const filters = parseJson(given.facetFilters);
  const attributes = parseJson(given.attributesToSnippet);
  return {
    query: typeof given.query === 'string' ? given.query.slice(0, MAX_QUERY_LENGTH) : '',
    page: toNumber(given.page, 0, MAX_HITS),
    hitsPerPage: toNumber(given.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE),
    preTag: toTag(given.highlightPreTag, '<em>'),
    postTag: toTag(given.highlightPostTag, '</em>'),
    facetFilters: (Array.isArray(filters) ? filters : filters === undefined ? [] : [filters]).map(
      (group) => (Array.isArray(group) ? group : [group]).map(String),
    ),
    snippetWords: new Map(
      (Array.isArray(attributes) ? attributes : []).map((attribute) => {
        const [name = '', length] = String(attribute).split(':');
        return [name, toNumber(length, DEFAULT_SNIPPET_WORDS, 1000)];
      }),
    ),
    isHighlighted: toSelection(given.attributesToHighlight),
  };
}

/** Tags that the filters let through, or null when they don't restrict them. */
export function wantedTags({facetFilters}: SearchParameters): ReadonlySet<string> | null {
  const prefix = 'docusaurus_tag:';
  const group = facetFilters.find(
    (filters) => filters.length > 0 && filters.every((filter) => filter.startsWith(prefix)),
  );
  return group ? new Set(group.map((filter) => filter.slice(prefix.length))) : null;
}

function passes(page: ShownPage, filters: readonly string[][]): boolean {
  const facets: Record<string, string | undefined> = {
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    type: page.kind,
  };
  return filters.every(
    (group) =>
      group.length === 0 ||
      group.some((filter) => {
        const colon = filter.indexOf(':');
        return facets[filter.slice(0, colon)] === filter.slice(colon + 1);
      }),
  );
}

/** What is on pages that the filters let through. */
function filter(results: readonly Ranked[], {facetFilters}: SearchParameters): Ranked[] {
  const passing = new Map<ShownPage, boolean>();
  return results.filter(({doc: {page}}) => {
    const known = passing.get(page) ?? passes(page, facetFilters);
    passing.set(page, known);
    return known;
  });
}

/**
 * @param origin - of the site; hits have whole URLs, as records in a hosted index do
 * @param corpora - those that are loaded
 */
export function search(
  request: SearchRequest,
  corpora: readonly Corpus[],
  origin: string,
): SearchResult {
  const parameters = readParameters(request);
  const tags = wantedTags(parameters);
  const searched = corpora.filter(({tag}) => !tags || tags.has(tag));
  const {query, results} = rank(parameters.query, searched);
  const ranked = filter(results, parameters);
  const from = parameters.page * parameters.hitsPerPage;
  const shown = ranked.slice(0, MAX_HITS).slice(from, from + parameters.hitsPerPage);
  return {
    hits: shown.map((result) => toHit(result, query, parameters, origin)),
    nbHits: ranked.length,
    page: parameters.page,
    nbPages:
      parameters.hitsPerPage === 0
        ? 0
        : Math.ceil(Math.min(ranked.length, MAX_HITS) / parameters.hitsPerPage),
    hitsPerPage: parameters.hitsPerPage,
    exhaustiveNbHits: true,
    query: parameters.query,
    params: typeof request.params === 'string' ? request.params : '',
    index: request.indexName,
    processingTimeMS: 1,
  };
}

function toHit(
  {corpus, id, doc}: Ranked,
  query: Query,
  parameters: SearchParameters,
  origin: string,
): Hit {
  const {page, section} = doc;
  const found = foundTerms(query, corpus, id);
  const marking: Marking = {
    words: query.slots.map(({word}, i) => ({typed: word, found: found[i] ?? new Set()})),
    queryKey: query.key,
    preTag: parameters.preTag,
    postTag: parameters.postTag,
  };
  const texts: Levels<string> = {lvl0: page.category};
  doc.titles.slice(0, 6).forEach((title, i) => {
    texts[LEVELS[i + 1] as Level] = title;
  });
  const depth = Math.min(doc.titles.length, 6);
  const block = bestBlock(section.blocks, marking);
  const inTitle = countMatches(doc.titles, marking);
  const isContent = block !== undefined && countMatches([block], marking) > inTitle;
  const url = `${origin}${page.path}`;
  const content = block ?? null;

  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, texts[level] === undefined ? null : escapeHtml(texts[level])]),
  ) as Record<Level, string | null>;
  const marked: Levels<Marked> = {};
  const cut: Levels<Marked> = {};
  for (const level of LEVELS) {
    const text = texts[level];
    if (text === undefined) continue;
    if (parameters.isHighlighted(`hierarchy.${level}`)) marked[level] = highlight(text, marking);
    const length = parameters.snippetWords.get(`hierarchy.${level}`);
    if (length !== undefined) cut[level] = snippet(text, length, marking);
  }
  const contentWords = parameters.snippetWords.get('content');
  return {
    objectID: `${page.path}#${section.anchor ?? ''}`,
    url: section.anchor === undefined ? url : `${url}#${section.anchor}`,
    url_without_anchor: url,
    anchor: section.anchor ?? null,
    type: isContent ? 'content' : (LEVELS[depth] as Hit['type']),
    content: content === null ? null : escapeHtml(content),
    hierarchy,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version ?? null,
    _highlightResult: {
      hierarchy: marked,
      ...(content === null || !parameters.isHighlighted('content')
        ? {}
        : {content: highlight(content, marking)}),
    },
    _snippetResult: {
      hierarchy: cut,
      ...(content === null || contentWords === undefined
        ? {}
        : {content: snippet(content, contentWords, marking)}),
    },
  };
}

/** The paragraph with most of the words; the first one when none has any. */
function bestBlock(blocks: readonly string[], marking: Marking): string | undefined {
  let best: {block: string; count: number} | undefined;
  for (const block of blocks) {
    const count = countMatches([block], marking);
    if (!best || count > best.count) best = {block, count};
  }
  return best?.block;
}

export interface Response {
  status: number;
  body: unknown;
}

const MULTI_PATH = /^\/1\/indexes\/\*\/queries$/;
const SINGLE_PATH = /^\/1\/indexes\/([^/]+)\/query$/;

/** What a request asks for: its queries, or why it can't be answered. */
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
