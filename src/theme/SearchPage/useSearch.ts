import {useCallback, useEffect, useMemo, useReducer, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';

import {late} from '@site/src/client/release/browser/late';
import {STALL_THRESHOLD} from '@site/src/plugins/search/client/messages';
import {useClientOptions} from '@site/src/plugins/search/client/options';
import {searchClient} from '@site/src/plugins/search/client/search-client';
import type {Hit} from '@site/src/plugins/search/engine/hit';
import type {Answer} from '@site/src/plugins/search/engine/search';

export interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'loaded' | 'error';
  hits: Hit[];
  count: number;
  page: number;
  hasMore: boolean;
}

type Action = {type: 'reset' | 'start' | 'stall' | 'fail'} | {type: 'answer'; answer: Answer};

const IDLE: SearchState = {status: 'idle', hits: [], count: 0, page: 0, hasMore: false};

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
      const {hits, nbHits: count, page, nbPages} = action.answer;
      const all = page === 0 ? hits : [...state.hits, ...hits];
      return {status: 'loaded', hits: all, count, page, hasMore: page + 1 < nbPages};
    }
  }
}

/** The chosen docs version, and content without a version. */
function useFacetFilters(version: string): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {contextualSearch} = useAlgoliaThemeConfig().algolia;
  return useMemo(() => {
    if (!contextualSearch) return [];
    const tags = [DEFAULT_SEARCH_TAG, `docs-default-${version}`];
    return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
  }, [contextualSearch, currentLocale, version]);
}

/** Queries the same client as the modal. */
export function useSearch(query: string, version: string) {
  const client = searchClient(useClientOptions());
  const processUrl = useSearchResultUrlProcessor();
  const [state, dispatch] = useReducer(reduce, IDLE);
  const latest = useRef(0);
  const facetFilters = useFacetFilters(version);

  const ask = useCallback(
    async (page: number) => {
      const number = ++latest.current;
      dispatch({type: 'start'});
      const stalling = setTimeout(() => dispatch({type: 'stall'}), STALL_THRESHOLD);
      // Two lines; on a phone, the length in the specification.
      const snippetWords = window.matchMedia('(max-width: 768px)').matches ? 5 : 24;
      const params = {
        page,
        hitsPerPage: 20,
        facetFilters,
        attributesToSnippet: [`content:${snippetWords}`],
        attributesToHighlight: ['hierarchy'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      try {
        const answer = await late(() => client.searchIndex(query, params));
        if (number !== latest.current) return;
        const hits = answer.hits.map((hit) => ({...hit, url: processUrl(hit.url)}));
        dispatch({type: 'answer', answer: {...answer, hits}});
      } catch {
        // The network panel shows what failed; the page shows that it did.
        if (number === latest.current) dispatch({type: 'fail'});
      } finally {
        clearTimeout(stalling);
      }
    },
    [client, query, facetFilters, processUrl],
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

  return {
    state,
    loadMore: useCallback(() => void ask(state.page + 1), [ask, state.page]),
    retry: useCallback(() => void ask(0), [ask]),
  };
}
