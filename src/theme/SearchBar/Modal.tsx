/** Everything of the search modal that a reader who doesn't search needn't load. */
import React, {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {isRegexpStringMatch, usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';

import {repositoryUrl} from '@site/src/config/site';
import {searchClient, type ClientOptions} from '@site/src/plugins/search/client/search-client';
import type {SearchGlobalData} from '@site/src/plugins/search/global-data';

import docsearchStyles from '!!@docsearch/css/dist/modal.css?stylesheet';
import siteStyles from '!!./modal.css?stylesheet';
import {describeModal} from './describeModal';

export interface ModalProps {
  initialQuery: string | undefined;
  onClose: () => void;
}

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

/** Starts loading the index of these tag filters (`docusaurus_tag:...`). */
export function warm(options: ClientOptions, tagFilters: readonly string[]): void {
  searchClient(options).warm(tagFilters.map((filter) => filter.slice(filter.indexOf(':') + 1)));
}

/** Adds the modal's style sheets to the page, once, and waits for them. */
export async function loadStyles(): Promise<void> {
  await Promise.all([docsearchStyles, siteStyles].map(loadStyle));
}

function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${href} can't be loaded`));
    };
    document.head.append(link);
  });
}

function ResultsFooter({query, count, onClose}: {query: string; count: number; onClose: () => void}) {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

/** A hit with the docs version that it is about. */
function HitLink({hit, children}: {hit: Hit & {version?: string | null}; children: React.ReactNode}) {
  const docs = useAllDocsData();
  const versions = Object.values(docs).flatMap((plugin) => plugin.versions);
  const version = versions.length > 1 ? versions.find(({name}) => name === hit.version) : undefined;
  return (
    <div role="gridcell" className="search-hit">
      <Link to={hit.url}>
        {children}
        {version && <span className="search-hit-version">{version.label}</span>}
      </Link>
    </div>
  );
}

function useSearchParameters(): DocSearchModalProps['searchParameters'] {
  const {contextualSearch, searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters();
  const configured = searchParameters.facetFilters ?? [];
  return {
    // DocSearch's own list, and the version that a hit shows.
    attributesToRetrieve: [...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((l) => `hierarchy.${l}`), 'content', 'type', 'url', 'version'],
    ...searchParameters,
    facetFilters: contextualSearch ? [...contextual, ...[configured].flat()] : configured,
  } as DocSearchModalProps['searchParameters'];
}

/** The client, telling how many results each answer has. */
function useCountingClient(onCount: (count: number) => void) {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {mode} = usePluginData('search') as SearchGlobalData;
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  return useMemo(() => {
    const {client} = searchClient({mode, appId, apiKey, baseUrl: siteConfig.baseUrl});
    client.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
    const search: typeof client.search = async (...query) => {
      const answer = await client.search(...query);
      const [first] = answer.results;
      if (first && 'nbHits' in first) onCount(first.nbHits ?? 0);
      // The type says what the caller asked for, which this passes on unseen.
      return answer as never;
    };
    return {...client, search};
  }, [mode, appId, apiKey, siteConfig.baseUrl, siteMetadata.docusaurusVersion, onCount]);
}

function useCountMessage() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description: 'Pluralized label for "{count} documents found"',
        },
        {count},
      ),
    );
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

export default function Modal({initialQuery, onClose}: ModalProps): React.JSX.Element {
  const {algolia} = useAlgoliaThemeConfig();
  const {mode, hasIndex} = usePluginData('search') as SearchGlobalData;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const [count, setCount] = useState<number>();
  const client = useCountingClient(setCount);
  const countMessage = useCountMessage();
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = wrapper.current;
    return root ? describeModal(root, translations.button?.buttonText ?? 'Search') : undefined;
  }, []);

  // DocSearch starts anew when one of these changes, so each is made once.
  const searchParameters = useRef(useSearchParameters()).current;
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: processUrl(item.url)})),
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
    <div ref={wrapper} data-search-mode={mode}>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialScrollY={window.scrollY}
        {...(initialQuery === undefined ? {} : {initialQuery})}
        hitComponent={HitLink}
        searchParameters={searchParameters}
        placeholder={translations.placeholder}
        translations={modalTranslations(hasIndex)}
        onClose={onClose}
        {...stable}
      />
      <div role="status" className="search-status">
        {count === undefined ? '' : countMessage(count)}
      </div>
    </div>
  );
}
