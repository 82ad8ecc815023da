import React, {useState, type FocusEvent, type KeyboardEvent} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';

import {onPaste} from '@site/src/plugins/search/client/paste';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/types';

import {recentHits, type RememberedHit} from '../SearchBar/remembered';
import styles from './styles.module.css';

/** The lowest heading of a hit, as text: stored values contain no `<`. */
function titleOf({hierarchy}: RememberedHit): string {
  const levels = Object.keys(hierarchy).sort().reverse();
  const title = levels.map((level) => hierarchy[level]).find((text) => text) ?? '';
  return title.replaceAll('&lt;', '<');
}

/** A reader who comes back may have been further down, where the browser has just scrolled to. */
const focusInPlace = (input: HTMLElement | null) => input?.focus({preventScroll: true});

interface FieldProps {
  query: string;
  onChange: (query: string) => void;
}

/**
 * The input of the search page. While it is focused and empty, a panel below it lists recent choices.
 * The panel closes on blur, Enter and Escape; while it is closed, Escape clears the query.
 */
export function Field({query, onChange}: FieldProps): React.JSX.Element {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const processUrl = useSearchResultUrlProcessor();
  const [recent, setRecent] = useState<RememberedHit[]>([]);
  // The browser focuses the field of the built page; React would scroll to it on a page after a link.
  const [isBuilt] = useState(!useIsBrowser());
  const isOpen = recent.length > 0 && query === '';

  function onFocus(): void {
    setRecent(recentHits(indexName));
  }

  function onBlur({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setRecent([]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Chrome would clear the field, even while the key belongs to an input method.
    if (event.key === 'Escape') event.preventDefault();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) setRecent([]);
    if (event.key !== 'Escape') return;
    setRecent([]);
    event.currentTarget.querySelector('input')?.focus();
    if (!isOpen) onChange('');
  }

  return (
    <div
      className={styles.field}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <input
        ref={isBuilt ? undefined : focusInPlace}
        type="search"
        name="q"
        className={styles.input}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
        })}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoFocus={isBuilt}
      />
      {isOpen && (
        <div className={styles.panel}>
          <p id="recent-searches">
            <Translate id="theme.SearchPage.recent">Recent</Translate>
          </p>
          <ul aria-labelledby="recent-searches">
            {recent.map((hit) => (
              <li key={hit.objectID}>
                <Link to={processUrl(hit.url)}>{titleOf(hit)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
