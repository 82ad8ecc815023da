/** The search modal's code, loaded only by readers who search. */
import React, {useLayoutEffect, useRef, useState, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {type GlobalVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {isRegexpStringMatch, usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';

import {repositoryUrl} from '@site/src/config/site';
import {onPaste} from '@site/src/plugins/search/client/paste';
import {limit} from '@site/src/plugins/search/engine/paste';

import '@docsearch/css/dist/modal.css';
import './modal.css';
import {holdFocus, useCorrections} from './accessibility';
import {useModalClient} from './ask';
import {HitLink, ModalLink} from './hits';
import {cleanRemembered, isSafeUrl} from './remembered';
import {StartsOfModal} from './Starts';

import {useClientOptions} from '@site/src/plugins/search/client/options';
export {searchClient} from '@site/src/plugins/search/client/search-client';

export interface ModalProps {
  initialQuery: string | undefined;
  onClose: () => void;
}

function useResultsFooter(
  version: string,
  onClose: () => void,
): DocSearchModalProps['resultsFooterComponent'] {
  const createSearchLink = useSearchLinkCreator();
  const {selectMessage} = usePluralForm();
  return ({state}) => {
    const count = Number(state.context.nbHits);
    const message = translate(
      {id: 'theme.SearchBar.seeAll', message: 'See the one result|See all {count} results'},
      {count},
    );
    return (
      <ModalLink href={`${createSearchLink(state.query)}&version=${version}`} onClick={onClose}>
        {selectMessage(count, message)}
      </ModalLink>
    );
  };
}

/** The version that the reader is in, as the search finds it. */
function useSearchedVersion(): string {
  const [, tags] = useAlgoliaContextualFacetFilters();
  const versions = useVersions(undefined);
  const isSearched = ({name}: GlobalVersion) =>
    tags.includes(`docusaurus_tag:docs-default-${name}`);
  return versions.find(isSearched)?.name ?? '';
}

/** While words are composed, keys belong to the input method; 229 is what Safari sends with Enter. */
function leaveToComposition(event: KeyboardEvent): void {
  if (!event.nativeEvent.isComposing && event.keyCode !== 229) return;
  event.stopPropagation();
  // Chrome would clear the field.
  if (event.key === 'Escape') event.preventDefault();
}

/** DocSearch takes away the scrollbar of the page, whose room has to stay. */
function useScrollbarRoom(): void {
  useLayoutEffect(() => {
    const {style, clientWidth} = document.documentElement;
    if (window.innerWidth === clientWidth) return undefined;
    style.scrollbarGutter = 'stable';
    return () => void style.removeProperty('scrollbar-gutter');
  }, []);
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

export default function Modal({initialQuery, onClose}: ModalProps): React.JSX.Element {
  const {algolia} = useAlgoliaThemeConfig();
  const {isHosted} = useClientOptions();
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const root = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLDivElement>(null);
  // Before DocSearch reads what it has stored, which it does during its first render.
  const [remembers] = useState(() => cleanRemembered(algolia.indexName));
  const client = useModalClient(root, statusLine);
  useCorrections(root, translations.button?.buttonText ?? 'Search');
  useScrollbarRoom();
  const version = useSearchedVersion();
  const searchPage = useBaseUrl(`/${algolia.searchPagePath}`);

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
    resultsFooterComponent: useResultsFooter(version, onClose),
    transformSearchClient: () => client as never,
    getMissingResultsUrl: ({query}: {query: string}) =>
      `${repositoryUrl}/issues/new?title=${encodeURIComponent(`Search: no results for "${query}"`)}`,
  });

  return (
    <div
      ref={root}
      data-search-mode={isHosted ? 'hosted' : 'embedded'}
      onKeyDown={holdFocus}
      onKeyDownCapture={leaveToComposition}
      onPaste={onPaste}
    >
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialScrollY={window.scrollY}
        disableUserPersonalization={!remembers}
        {...(initialQuery === undefined ? {} : {initialQuery: limit(initialQuery)})}
        hitComponent={HitLink}
        placeholder={translations.placeholder}
        translations={translations.modal}
        onClose={onClose}
        {...constant}
      />
      <StartsOfModal root={root} version={version} searchPage={searchPage} onLeave={onClose} />
      <div ref={statusLine} role="status" className="search-status" />
    </div>
  );
}
