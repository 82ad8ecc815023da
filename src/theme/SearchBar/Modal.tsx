/** The search modal's code, loaded only by readers who search. */
import React, {useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {isRegexpStringMatch, useSearchLinkCreator} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';

import {repositoryUrl} from '@site/src/config/site';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

import docsearchStyles from '!!@docsearch/css/dist/modal.css?stylesheet';
import siteStyles from '!!./modal.css?stylesheet';
import {holdFocus, useCorrections} from './accessibility';
import {useModalClient} from './ask';
import {HitLink, ModalLink} from './hits';
import {cleanRemembered, isSafeUrl} from './remembered';

export {warm} from './ask';

export interface ModalProps {
  initialQuery: string | undefined;
  onClose: () => void;
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

function useResultsFooter(onClose: () => void): DocSearchModalProps['resultsFooterComponent'] {
  const createSearchLink = useSearchLinkCreator();
  return ({state}) => (
    <ModalLink href={createSearchLink(state.query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: Number(state.context.nbHits)}}>
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

export default function Modal({initialQuery, onClose}: ModalProps): React.JSX.Element {
  const {algolia} = useAlgoliaThemeConfig();
  const {mode, hasIndex} = usePluginData('search') as SearchGlobalData;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const root = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLDivElement>(null);
  // Before DocSearch reads what it has stored, which it does during its first render.
  const [remembers] = useState(() => cleanRemembered(algolia.indexName));
  const client = useModalClient(root, statusLine);
  useCorrections(root, translations.button?.buttonText ?? 'Search');

  // DocSearch restarts if one of these changes, so they stay as they are when it opens.
  const {current: constant} = useRef({
    searchParameters: useSearchParameters(),
    transformItems: ((items) =>
      items
        .map((item) => ({...item, url: processUrl(item.url)}))
        .filter(({url}) => isSafeUrl(url))) satisfies DocSearchModalProps['transformItems'],
    navigator: {
      navigate: ({itemUrl}) => {
        if (isRegexpStringMatch(algolia.externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    } satisfies DocSearchModalProps['navigator'],
    resultsFooterComponent: useResultsFooter(onClose),
    transformSearchClient: () => client as never,
    getMissingResultsUrl: ({query}: {query: string}) =>
      `${repositoryUrl}/issues/new?title=${encodeURIComponent(`Search: no results for "${query}"`)}`,
  });

  return (
    <div ref={root} data-search-mode={mode} onKeyDown={holdFocus}>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialScrollY={window.scrollY}
        disableUserPersonalization={!remembers}
        {...(initialQuery === undefined ? {} : {initialQuery})}
        hitComponent={HitLink}
        placeholder={translations.placeholder}
        translations={modalTranslations(hasIndex)}
        onClose={onClose}
        {...constant}
      />
      <div ref={statusLine} role="status" className="search-status" />
    </div>
  );
}
