import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';

import {late} from '@site/src/client/release/browser/late';
import {STALL_THRESHOLD} from '@site/src/plugins/search/client/messages';
import {useClientOptions} from '@site/src/plugins/search/client/options';
import {searchClient} from '@site/src/plugins/search/client/search-client';
import type {Hit} from '@site/src/plugins/search/engine/hit';

export interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'loaded' | 'error';
  hits: Hit[];
  count: number;
  page: number;
  hasMore: boolean;
}

const IDLE: SearchState = {status: 'idle', hits: [], count: 0, page: 0, hasMore: false};

/** Debounces, so that a fast typist triggers one query. */
const TYPING_PAUSE = 120;

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
  const [state, setState] = useState(IDLE);
  const latest = useRef(0);
  const facetFilters = useFacetFilters(version);

  const ask = useCallback(
    async (page: number) => {
      const number = ++latest.current;
      const update = (change: (before: SearchState) => SearchState) => {
        if (number === latest.current) setState(change);
      };
      // A reader who types on is still waiting.
      update((before) => (before.status === 'stalled' ? before : {...before, status: 'loading'}));
      const stalling = setTimeout(
        () => update((before) => ({...before, status: 'stalled'})),
        STALL_THRESHOLD,
      );
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
        const {hits, nbHits, nbPages} = await late(() => client.searchIndex(query, params));
        update((before) => ({
          status: 'loaded',
          hits: page === 0 ? hits : [...before.hits, ...hits],
          count: nbHits,
          page,
          hasMore: page + 1 < nbPages,
        }));
      } catch {
        // The network panel shows what failed; the page shows that it did.
        update(() => ({...IDLE, status: 'error'}));
      } finally {
        clearTimeout(stalling);
      }
    },
    [client, query, facetFilters],
  );

  useEffect(() => {
    if (query.trim() === '') {
      latest.current++;
      setState(IDLE);
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
