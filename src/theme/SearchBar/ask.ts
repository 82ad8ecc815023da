/** Asks the page's search client for the modal, and reports what DocSearch has no place for. */
import {useCallback, useLayoutEffect, useMemo, useRef, type RefObject} from 'react';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';

import {late} from '@site/src/client/release/browser/late';
import {
  LOADING_TEXT,
  STALL_THRESHOLD,
  useCountMessage,
} from '@site/src/plugins/search/client/messages';
import {useClientOptions} from '@site/src/plugins/search/client/options';
import {searchClient, type SearchClient} from '@site/src/plugins/search/client/search-client';

/**
 * A line that is read out, and in sight while the modal has nothing else to show: that the index
 * loads (until it has, `root` has `data-search-loading`), and how many results there are. It is not
 * in React's state, which would render all of DocSearch again for each keystroke.
 *
 * @param root - the element around the modal
 * @returns writes the line
 */
function useStatusLine(root: RefObject<HTMLElement>, line: RefObject<HTMLElement>) {
  const options = useClientOptions();
  const [, tagFilters] = useAlgoliaContextualFacetFilters();
  const load = useRef(() => searchClient(options).warm(tagFilters)).current;
  const write = useCallback(
    (text: string) => {
      if (line.current) line.current.textContent = text;
    },
    [line],
  );
  // Before the first paint, and so is the rest if the index has been loaded before.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    element.dataset.searchLoading = '';
    write(LOADING_TEXT);
    void load().then(() => {
      delete element.dataset.searchLoading;
      if (line.current?.textContent === LOADING_TEXT) write('');
    });
  }, [root, line, load, write]);
  return write;
}

/**
 * DocSearch 3.5 shows its error screen in `search().catch()`, and throws the error again; its
 * autocomplete then hides the screen, and the browser reports an unhandled rejection. So this reports
 * a failure to DocSearch only after its stall timer has fired, and swallows it there: the screen
 * stays until the next query.
 */
function settleFailures<T>(answer: Promise<T>, isLatest: () => boolean) {
  const stalled = new Promise((resolve) => setTimeout(resolve, STALL_THRESHOLD + 50));
  const never = new Promise<never>(() => undefined);
  return {
    catch: (onError: (error: unknown) => unknown): Promise<T> =>
      answer.catch(async () => {
        await stalled;
        if (!isLatest()) return never;
        try {
          // DocSearch only shows errors with this name, even if the service rejects a query.
          onError({name: 'RetryError'});
        } catch {
          // DocSearch rethrows it, but it has been handled.
        }
        return never;
      }),
  };
}

/**
 * @param root - the element around the modal
 * @param line - a live region
 * @returns the client for DocSearch
 */
export function useModalClient(root: RefObject<HTMLElement>, line: RefObject<HTMLElement>) {
  const client = searchClient(useClientOptions());
  const write = useStatusLine(root, line);
  const countMessage = useRef(useCountMessage()).current;
  const createSearchLink = useRef(useSearchLinkCreator()).current;
  return useMemo(() => {
    /** The URL that corresponds to what is in the open modal. */
    const searchPage = () => {
      const query = root.current?.querySelector('input')?.value;
      return query && createSearchLink(query);
    };
    let latest = 0;
    const search = (...requests: Parameters<SearchClient['search']>) => {
      const number = ++latest;
      const isLatest = () => number === latest;
      const ask = async () => {
        const timer = setTimeout(() => isLatest() && write(LOADING_TEXT), STALL_THRESHOLD);
        const answer = await late(() => client.search(...requests), searchPage).finally(() =>
          clearTimeout(timer),
        );
        if (isLatest()) write(countMessage(answer.results[0]?.nbHits ?? 0));
        return answer;
      };
      return settleFailures(ask(), isLatest);
    };
    return {search};
  }, [client, root, write, countMessage, createSearchLink]);
}
