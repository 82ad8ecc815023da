/** The search modal's code, loaded only by readers who search. */
import React, {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {isRegexpStringMatch, useSearchLinkCreator} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';

import {late} from '@site/src/client/release/browser/late';
import {repositoryUrl} from '@site/src/config/site';
import {searchClient, type ClientOptions} from '@site/src/plugins/search/client/search-client';
import {STALL_THRESHOLD} from '@site/src/plugins/search/client/stalled';
import type {SearchGlobalData} from '@site/src/plugins/search/global-data';

import docsearchStyles from '!!@docsearch/css/dist/modal.css?stylesheet';
import siteStyles from '!!./modal.css?stylesheet';
import {describeModal} from './describeModal';
import {HitLink} from './HitLink';
import {ModalLink} from './ModalLink';
import {canRemember, cleanRemembered, isSafeUrl} from './remembered';
import {useStatus} from './useStatus';

export interface ModalProps {
  initialQuery: string | undefined;
  onClose: () => void;
}

/**
 * Starts loading the index for these tag filters (`docusaurus_tag:...`); resolves once it is loaded
 * or has failed to load.
 */
export function warm(options: ClientOptions, tagFilters: readonly string[]): Promise<void> {
  return searchClient(options).warm(
    tagFilters.map((filter) => filter.slice(filter.indexOf(':') + 1)),
  );
}

/** Style sheets that are loading or loaded, by URL. */
const sheets = new Map<string, Promise<void>>();

/**
 * Adds the modal's style sheets to the page, once, and waits for them: without them the modal appears
 * below the page, and focusing its input scrolls the reader there.
 */
export async function loadStyles(): Promise<void> {
  await Promise.all([docsearchStyles, siteStyles].map(loadStyle));
}

function loadStyle(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const sheet = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`The style sheet ${href} can't be loaded`));
    };
    document.head.append(link);
  });
  sheets.set(href, sheet);
  return sheet;
}

function ResultsFooter({
  query,
  count,
  onClose,
}: {
  query: string;
  count: number;
  onClose: () => void;
}) {
  const createSearchLink = useSearchLinkCreator();
  return (
    <ModalLink href={createSearchLink(query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </ModalLink>
  );
}

function useSearchParameters(): DocSearchModalProps['searchParameters'] {
  const {contextualSearch, searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters();
  const configured = searchParameters.facetFilters ?? [];
  return {
    // DocSearch's own list, plus the version that a hit shows.
    attributesToRetrieve: [
      ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((l) => `hierarchy.${l}`),
      'content',
      'type',
      'url',
      'version',
    ],
    // Besides snippets, it contains the titles of groups.
    attributesToHighlight: ['hierarchy.lvl0'],
    ...searchParameters,
    facetFilters: contextualSearch ? [...contextual, ...[configured].flat()] : configured,
  } as DocSearchModalProps['searchParameters'];
}

type SearchHandlers = {catch: (onError: (error: unknown) => unknown) => Promise<unknown>};

/**
 * DocSearch 3.5 shows its error screen in `search().catch()`, and throws the error again; its
 * autocomplete then hides the screen, and the browser reports an unhandled rejection. So this reports
 * a failure to DocSearch only after its stall timer has fired, and swallows it there: the screen
 * stays until the next query.
 */
function settleFailures(answer: Promise<unknown>, isLatest: () => boolean): SearchHandlers {
  const stalled = new Promise((resolve) => setTimeout(resolve, STALL_THRESHOLD + 50));
  const never = new Promise<never>(() => undefined);
  return {
    catch: (onError) =>
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

function useClientOptions(): ClientOptions {
  const {siteConfig} = useDocusaurusContext();
  const {mode} = usePluginData('search') as SearchGlobalData;
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  return {mode, appId, apiKey, baseUrl: siteConfig.baseUrl};
}

/** The page's client, and a way to learn that it has more results. */
function usePageClient() {
  return searchClient(useClientOptions());
}

/** Loads the index for the reader's version. */
function useLoadIndex(): () => Promise<void> {
  const options = useClientOptions();
  const [, tagFilters] = useAlgoliaContextualFacetFilters();
  return () => warm(options, tagFilters);
}

/** The URL that corresponds to what is in the open modal. */
function useSearchPage(): () => string | undefined {
  const createSearchLink = useRef(useSearchLinkCreator()).current;
  return useCallback(() => {
    const query = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
    return query && createSearchLink(query);
  }, [createSearchLink]);
}

/** The client, wrapped to report how many results the latest query has, and that it is pending. */
function useCountingClient(onCount: (count: number) => void, onWait: () => void) {
  const searchPage = useSearchPage();
  const {siteMetadata} = useDocusaurusContext();
  const {client} = usePageClient();
  return useMemo(() => {
    client.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
    let latest = 0;
    const search = (...query: Parameters<typeof client.search>) => {
      const number = ++latest;
      const isLatest = () => number === latest;
      const ask = async () => {
        const timer = setTimeout(() => isLatest() && onWait(), STALL_THRESHOLD);
        const answer = await late(() => client.search(...query), searchPage).finally(() =>
          clearTimeout(timer),
        );
        const [first] = answer.results;
        if (isLatest() && first && 'nbHits' in first) onCount(first.nbHits ?? 0);
        return answer;
      };
      return settleFailures(ask(), isLatest);
    };
    return {...client, search};
  }, [client, siteMetadata.docusaurusVersion, onCount, onWait, searchPage]);
}

/**
 * Repeats the query when the API reference arrives after an answer without it. DocSearch has no API
 * for that, but its input does it when it is focused. A new answer selects its first hit, so it is
 * skipped for a reader who has moved on in the list.
 */
function useSecondAnswer(wrapper: React.RefObject<HTMLElement>): void {
  const {onGrown} = usePageClient();
  useEffect(
    () =>
      onGrown(() => {
        const input = wrapper.current?.querySelector('input');
        const active = input?.getAttribute('aria-activedescendant') ?? '';
        if (input?.value && /^$|-item-0$/.test(active)) {
          input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
        }
      }),
    [onGrown, wrapper],
  );
}

/** Under `npm start` before any build, there is no index: says so instead of blaming the network. */
function modalTranslations(hasIndex: boolean): DocSearchModalProps['translations'] {
  if (hasIndex) return translations.modal;
  return {
    ...translations.modal,
    errorScreen: {
      titleText: 'Search needs a build',
      helpText: 'Run "npm run build" once, then start again: search answers from that build.',
    },
  };
}

/**
 * DocSearch traps the focus between the first and last elements at the time it opened, but hits come
 * later.
 */
function holdFocus(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')];
  const visible = stops.filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [visible[0], visible.at(-1)] : [visible.at(-1), visible[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * DocSearch stores a favorite or a removal when the row's animation ends, which never happens without
 * one: readers who click and close the modal would lose it. So this ends the animation immediately.
 */
function storeAtOnce({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('.DocSearch-Hit-action-button')) return;
  target.closest('.DocSearch-Hit')?.dispatchEvent(new Event('transitionend', {bubbles: true}));
}

export default function Modal({initialQuery, onClose}: ModalProps): React.JSX.Element {
  const {algolia} = useAlgoliaThemeConfig();
  const {mode, hasIndex} = usePluginData('search') as SearchGlobalData;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const wrapper = useRef<HTMLDivElement>(null);
  // Before DocSearch reads what it has stored, which it does during its first render.
  const [remembers] = useState(() => {
    cleanRemembered(algolia.indexName);
    return canRemember();
  });
  const status = useStatus(wrapper, useLoadIndex());
  const client = useCountingClient(status.announce, status.announceWait);
  useSecondAnswer(wrapper);

  useEffect(() => {
    const root = wrapper.current;
    return root ? describeModal(root, translations.button?.buttonText ?? 'Search') : undefined;
  }, []);

  // On the element where React listens as well, because DocSearch stops the click from propagating
  // further.
  useEffect(() => {
    document.body.addEventListener('click', storeAtOnce);
    return () => document.body.removeEventListener('click', storeAtOnce);
  }, []);

  // A page that arrives while the modal is open moves the focus to its own start.
  const {pathname} = useLocation();
  useEffect(() => wrapper.current?.querySelector('input')?.focus(), [pathname]);

  // DocSearch restarts if one of these changes, so each is memoized.
  const searchParameters = useRef(useSearchParameters()).current;
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) =>
      items.map((item) => ({...item, url: processUrl(item.url)})).filter(({url}) => isSafeUrl(url)),
    [processUrl],
  );
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) => {
        if (isRegexpStringMatch(algolia.externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    }),
    [algolia.externalUrlRegex, history],
  );
  const resultsFooterComponent = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      ({state}) => (
        <ResultsFooter query={state.query} count={Number(state.context.nbHits)} onClose={onClose} />
      ),
    [onClose],
  );
  const stable = useRef({
    transformItems,
    navigator,
    resultsFooterComponent,
    transformSearchClient: () => client as never,
    getMissingResultsUrl: ({query}: {query: string}) =>
      `${repositoryUrl}/issues/new?title=${encodeURIComponent(`Search: no results for "${query}"`)}`,
  }).current;

  return (
    <div ref={wrapper} data-search-mode={mode} onKeyDown={holdFocus}>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialScrollY={window.scrollY}
        disableUserPersonalization={!remembers}
        {...(initialQuery === undefined ? {} : {initialQuery})}
        hitComponent={HitLink}
        searchParameters={searchParameters}
        placeholder={translations.placeholder}
        translations={modalTranslations(hasIndex)}
        onClose={onClose}
        {...stable}
      />
      <div ref={status.line} role="status" className="search-status" />
    </div>
  );
}
