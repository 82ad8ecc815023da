import {useCallback, useEffect, useMemo, useReducer, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';

import {late} from '@site/src/client/release/browser/late';
import {searchClient} from '@site/src/plugins/search/client/search-client';
import {STALL_THRESHOLD} from '@site/src/plugins/search/client/stalled';
import type {Hit} from '@site/src/plugins/search/engine/hit';
import type {SearchGlobalData} from '@site/src/plugins/search/global-data';

import type {SearchVersions} from './VersionSelects';

/** A hit as the page shows it; titles and summary are HTML that the engine has escaped. */
export interface Item {
  url: string;
  title: string;
  breadcrumbs: string[];
  summary: string;
  version: string | null;
}

export interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'loaded' | 'error';
  items: Item[];
  count: number;
  page: number;
  hasMore: boolean;
}

type Action =
  | {type: 'reset'}
  | {type: 'start'}
  | {type: 'stall'}
  | {type: 'answer'; items: Item[]; count: number; page: number; pages: number}
  | {type: 'fail'};

const IDLE: SearchState = {status: 'idle', items: [], count: 0, page: 0, hasMore: false};

const HITS_PER_PAGE = 20;

/** A phone has room for fewer words. */
function snippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

/** Debounces, so that a fast typist triggers one query. */
const TYPING_PAUSE = 120;

function reduce(state: SearchState, action: Action): SearchState {
  switch (action.type) {
    case 'reset':
      return IDLE;
    case 'start':
      // A reader who types on is still waiting.
      return state.status === 'stalled' ? state : {...state, status: 'loading'};
    case 'stall':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'fail':
      return {...IDLE, status: 'error'};
    case 'answer': {
      const {items, count, page, pages} = action;
      const all = page === 0 ? items : [...state.items, ...items];
      return {status: 'loaded', items: all, count, page, hasMore: page + 1 < pages};
    }
  }
}

/** The chosen docs versions, and content without a version. */
function useFacetFilters(versions: SearchVersions): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {contextualSearch} = useAlgoliaThemeConfig().algolia;
  return useMemo(
    () =>
      contextualSearch
        ? [
            `language:${currentLocale}`,
            [
              DEFAULT_SEARCH_TAG,
              ...Object.entries(versions).map(([plugin, version]) => `docs-${plugin}-${version}`),
            ].map((tag) => `docusaurus_tag:${tag}`),
          ]
        : [],
    [contextualSearch, currentLocale, versions],
  );
}

/** Queries the same client as the modal. */
export function useSearch(query: string, versions: SearchVersions) {
  const {siteConfig} = useDocusaurusContext();
  const {mode} = usePluginData('search') as SearchGlobalData;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const processUrl = useSearchResultUrlProcessor();
  const [state, dispatch] = useReducer(reduce, IDLE);
  const latest = useRef(0);

  const facetFilters = useFacetFilters(versions);

  const ask = useCallback(
    async (page: number, isSilent = false) => {
      const number = ++latest.current;
      if (!isSilent) dispatch({type: 'start'});
      const stalling = setTimeout(() => dispatch({type: 'stall'}), STALL_THRESHOLD);
      try {
        const {client} = searchClient({mode, appId, apiKey, baseUrl: siteConfig.baseUrl});
        // One index, one query: the provider's path for that, while the modal uses the one for
        // several.
        const index = client.initIndex(indexName);
        const params = {
          page,
          hitsPerPage: HITS_PER_PAGE,
          facetFilters,
          attributesToSnippet: [`content:${snippetWords()}`],
          attributesToHighlight: ['hierarchy'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        };
        const answer = await late(() => index.search<Hit>(query, params));
        if (number !== latest.current) return;
        dispatch({
          type: 'answer',
          items: answer.hits.map((hit) => toItem(hit, processUrl)),
          count: answer.nbHits,
          page: answer.page,
          pages: answer.nbPages,
        });
      } catch {
        // The network panel shows what failed; the page shows that it did.
        if (number === latest.current) dispatch({type: 'fail'});
      } finally {
        clearTimeout(stalling);
      }
    },
    [mode, appId, apiKey, indexName, siteConfig.baseUrl, query, facetFilters, processUrl],
  );

  useEffect(() => {
    if (query.trim() === '') {
      latest.current++;
      dispatch({type: 'reset'});
      return undefined;
    }
    const timer = setTimeout(() => void ask(0), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, ask]);

  // The first answer may have come before the API reference. A reader who has read on keeps the old
  // results.
  const canGrow = query.trim() !== '' && state.page === 0;
  useEffect(() => {
    if (!canGrow) return undefined;
    const {onGrown} = searchClient({mode, appId, apiKey, baseUrl: siteConfig.baseUrl});
    return onGrown(() => void ask(0, true));
  }, [canGrow, ask, mode, appId, apiKey, siteConfig.baseUrl]);

  return {
    state,
    loadMore: useCallback(() => void ask(state.page + 1), [ask, state.page]),
    retry: useCallback(() => void ask(0), [ask]),
  };
}

function toItem(hit: Hit, processUrl: (url: string) => string): Item {
  const {hierarchy} = hit._highlightResult;
  const levels = Object.entries(hierarchy)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, marked]) => marked.value);
  return {
    url: processUrl(hit.url),
    title: levels.at(-1) ?? '',
    breadcrumbs: levels.slice(0, -1),
    summary: hit._snippetResult?.content?.value ?? '',
    version: hit.version,
  };
}
