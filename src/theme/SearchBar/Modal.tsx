/** Everything of the search modal that a reader who doesn't search needn't load. */
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
import {useCountMessage} from '@site/src/plugins/search/client/useCountMessage';
import type {SearchGlobalData} from '@site/src/plugins/search/global-data';

import docsearchStyles from '!!@docsearch/css/dist/modal.css?stylesheet';
import siteStyles from '!!./modal.css?stylesheet';
import {describeModal} from './describeModal';
import {HitLink} from './HitLink';
import {ModalLink} from './ModalLink';
import {canRemember, cleanRemembered, isSafeUrl} from './remembered';

export interface ModalProps {
  initialQuery: string | undefined;
  onClose: () => void;
}

/** Starts loading the index of these tag filters (`docusaurus_tag:...`). */
export function warm(options: ClientOptions, tagFilters: readonly string[]): void {
  searchClient(options).warm(tagFilters.map((filter) => filter.slice(filter.indexOf(':') + 1)));
}

/** Style sheets that are on their way or there, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Adds the modal's style sheets to the page, once, and waits for them: without them the modal stands
 * below the page, and the focus in its input takes the reader there.
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
    // DocSearch's own list, and the version that a hit shows.
    attributesToRetrieve: [
      ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((l) => `hierarchy.${l}`),
      'content',
      'type',
      'url',
      'version',
    ],
    // Besides snippets it shows the titles of groups.
    attributesToHighlight: ['hierarchy.lvl0'],
    ...searchParameters,
    facetFilters: contextualSearch ? [...contextual, ...[configured].flat()] : configured,
  } as DocSearchModalProps['searchParameters'];
}

/** After this long (ms) without an answer, DocSearch shows the query as stalled. */
const STALL_THRESHOLD = 300;

type SearchHandlers = {catch: (onError: (error: unknown) => unknown) => Promise<unknown>};

/**
 * DocSearch 3.5 shows its error screen in `search().catch()`, and throws the
 * error again; its autocomplete then takes the screen away, and the browser
 * reports an unhandled rejection. So a failure is told to DocSearch once its
 * stall timer has run out, and ends there: the screen stays until the next query.
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
          // Only by this name DocSearch shows the error, also when the service refuses a query.
          onError({name: 'RetryError'});
        } catch {
          // Thrown again by DocSearch; it has been dealt with.
        }
        return never;
      }),
  };
}

/** The page's client, and how to learn that it knows more. */
function usePageClient() {
  const {siteConfig} = useDocusaurusContext();
  const {mode} = usePluginData('search') as SearchGlobalData;
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  return searchClient({mode, appId, apiKey, baseUrl: siteConfig.baseUrl});
}

/** The address that answers what stands in the open modal. */
function useSearchPage(): () => string | undefined {
  const createSearchLink = useRef(useSearchLinkCreator()).current;
  return useCallback(() => {
    const query = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
    return query && createSearchLink(query);
  }, [createSearchLink]);
}

/** The client, telling how many results the latest query has, and that it waits for them. */
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
 * Asks once more when the API reference comes after an answer without it. DocSearch lets nobody ask
 * for that, but its input does when it gets the focus. The answer begins with its first hit, so a
 * reader who has moved on in the list keeps it.
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

interface Status {
  line: React.RefObject<HTMLDivElement>;
  /** Writes how many results there are. */
  announce: (count: number) => void;
  /** Writes that they are on their way. */
  announceWait: () => void;
}

/** A line for screen readers, and what writes there. */
function useStatus(): Status {
  const line = useRef<HTMLDivElement>(null);
  // Not in React's state, which would render all of DocSearch once more for each key.
  const countMessage = useRef(useCountMessage()).current;
  const write = useCallback((text: string) => {
    if (line.current) line.current.textContent = text;
  }, []);
  const announce = useCallback(
    (count: number) => write(countMessage(count)),
    [write, countMessage],
  );
  const announceWait = useCallback(() => write('Loading the index of the search …'), [write]);
  return {line, announce, announceWait};
}

/** Under `npm start` before any build there is nothing to ask: says so instead of blaming the network. */
function modalTranslations(hasIndex: boolean): DocSearchModalProps['translations'] {
  if (hasIndex) return translations.modal;
  return {
    ...translations.modal,
    errorScreen: {
      titleText: 'Search comes with a build',
      helpText: 'Run "npm run build" once, then start again: search answers from that build.',
    },
  };
}

/** DocSearch holds the focus between what was first and last when it opened; hits come later. */
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
 * DocSearch stores a star, or that one is removed, when the animation of the row is over, and never
 * where there is none: readers who press and close would lose it. So the animation is over at once.
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
  // Before DocSearch reads what it remembers, which is while it renders for the first time.
  const [remembers] = useState(() => {
    cleanRemembered(algolia.indexName);
    return canRemember();
  });
  const status = useStatus();
  const client = useCountingClient(status.announce, status.announceWait);
  useSecondAnswer(wrapper);

  useEffect(() => {
    const root = wrapper.current;
    return root ? describeModal(root, translations.button?.buttonText ?? 'Search') : undefined;
  }, []);

  // On the element where React listens, too: DocSearch lets nothing above hear of the press.
  useEffect(() => {
    document.body.addEventListener('click', storeAtOnce);
    return () => document.body.removeEventListener('click', storeAtOnce);
  }, []);

  // A page that arrives while the modal is open takes the focus to its own start.
  const {pathname} = useLocation();
  useEffect(() => wrapper.current?.querySelector('input')?.focus(), [pathname]);

  // DocSearch restarts when one of these changes, so each is memoized.
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
