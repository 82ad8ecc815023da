// Change: the stock search bar puts the whole of DocSearch into the main script and always
// preconnects to Algolia. This one is DocSearch's button alone; the modal, its styles and the
// search client come with the first sign of intent, and only a hosted index is preconnected to.
import React, {useCallback, useRef, useState, type ComponentType} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DocSearchButton, useDocSearchKeyboardEvents} from '@docsearch/react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import '@docsearch/css/dist/button.css';

import type {SearchGlobalData} from '@site/src/plugins/search/global-data';

import type {ModalProps} from './Modal';
import './button.css';

let Modal: ComponentType<ModalProps> | undefined;

export default function SearchBar(): React.JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  const {mode} = usePluginData('search') as SearchGlobalData;
  const {appId, apiKey, searchPagePath} = useAlgoliaThemeConfig().algolia;
  const [, tagFilters] = useAlgoliaContextualFacetFilters();
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  const prepare = useCallback(async () => {
    const module = await import('./Modal');
    module.warm({mode, appId, apiKey, baseUrl: siteConfig.baseUrl}, tagFilters);
    await module.loadStyles();
    Modal = module.default;
  }, [mode, appId, apiKey, siteConfig.baseUrl, tagFilters]);

  const warmUp = useCallback(() => {
    // What fails here is tried again, and shown, when the modal opens.
    prepare().catch(() => undefined);
  }, [prepare]);

  const open = useCallback(() => {
    focusedBefore.current = document.activeElement;
    prepare().then(
      () => setIsOpen(true),
      // The modal's files are gone, as after a deploy: the search page comes with its own.
      () => window.location.assign(`${siteConfig.baseUrl}${searchPagePath || ''}`),
    );
  }, [prepare, siteConfig.baseUrl, searchPagePath]);

  const close = useCallback(() => {
    setIsOpen(false);
    setInitialQuery(undefined);
    const before = focusedBefore.current;
    const target =
      before instanceof HTMLElement && before !== document.body ? before : buttonRef.current;
    target?.focus();
  }, []);

  const openWith = useCallback(
    (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.key.length > 1) return;
      // The modal's input gets this character as its first, and no second time.
      event.preventDefault();
      setInitialQuery(event.key);
      open();
    },
    [open],
  );

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    onInput: openWith,
    searchButtonRef: buttonRef,
  });

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });

  return (
    <>
      {mode === 'hosted' && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <DocSearchButton
        ref={buttonRef}
        onTouchStart={warmUp}
        onFocus={warmUp}
        onMouseOver={warmUp}
        onClick={open}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {isOpen &&
        Modal &&
        createPortal(<Modal initialQuery={initialQuery} onClose={close} />, document.body)}
    </>
  );
}
