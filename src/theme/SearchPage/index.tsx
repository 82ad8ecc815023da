// Change: the stock page loads a search helper of 20 KB, labels neither its select nor its results
// for screen readers, and stays empty if search fails. This one queries the same client directly, has
// labels, landmarks and an error with a retry, and shows a hit's docs version if hits have several.
import React, {useRef} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {HtmlClassNameProvider, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';

import {LOADING_TEXT, useCountMessage} from '@site/src/plugins/search/client/messages';
import {limit} from '@site/src/plugins/search/engine/paste';

import {Starts} from '../SearchBar/Starts';
import {Field} from './Field';
import {Results} from './Results';
import styles from './styles.module.css';
import {useKeptPosition} from './useKeptPosition';
import {useSearch} from './useSearch';
import {useOwnSearch, useSearchedVersion, VersionSelect} from './VersionSelect';

function pageTitle(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
}

/** What the page shows without JavaScript. */
function NeedsScript() {
  const documentation = (
    <Link to="/docs">
      <Translate id="theme.SearchPage.documentation">documentation</Translate>
    </Link>
  );
  return (
    <noscript>
      <p>
        <Translate id="theme.SearchPage.needsScript" values={{documentation}}>
          {'Search needs JavaScript. The sidebar of the {documentation} lists every page.'}
        </Translate>
      </p>
    </noscript>
  );
}

/**
 * The number of results, once it is known, or that it takes a while. It's the only text in its element:
 * React can't remove a text that a browser's translation has replaced, but it can replace all of an
 * element's content.
 */
function Status({count, isStalled}: {count: number | undefined; isStalled: boolean}) {
  const countMessage = useCountMessage();
  const none = translate({
    id: 'theme.SearchPage.noResultsText',
    message: 'No results were found',
  });
  const found = count === undefined ? '' : countMessage(count);
  return (
    <p role="status" className={styles.status}>
      {isStalled ? LOADING_TEXT : count === 0 ? none : found}
    </p>
  );
}

function Failure({onRetry}: {onRetry: () => void}) {
  return (
    <div role="alert" className="margin-top--md">
      <p className={styles.errorTitle}>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </div>
  );
}

function SearchPageContent() {
  const [, setQuery] = useSearchQueryString();
  const urlQuery = new URLSearchParams(useOwnSearch()).get('q') ?? '';
  // The page was built without a query, and must hydrate as it was built.
  const query = useIsBrowser() ? limit(urlQuery) : '';
  const [version, setVersion] = useSearchedVersion();
  const {state, loadMore, retry} = useSearch(query, version);
  useKeptPosition(state, loadMore);
  const {pathname} = useLocation();
  const title = pageTitle(query);
  const form = useRef<HTMLFormElement>(null);
  const count = query !== '' && state.status === 'loaded' ? state.count : undefined;

  /** The button has been removed by then. */
  function retryAndFocus(): void {
    form.current?.querySelector('input')?.focus();
    retry();
  }

  return (
    <Layout
      title={title}
      description={translate({
        id: 'theme.SearchPage.description',
        message: 'Search the guides, the API reference and the blog of tRPC, in any version.',
      })}
    >
      {query && (
        <Head>
          {/* Search engines must not index the results of each query as a page. */}
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={clsx('container margin-vert--lg', styles.main)}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <form
          ref={form}
          className={styles.form}
          role="search"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field query={query} onChange={setQuery} />
          <VersionSelect version={version} onChange={setVersion} />
        </form>
        <NeedsScript />
        <Status count={count} isStalled={state.status === 'stalled'} />
        {state.status === 'error' && <Failure onRetry={retryAndFocus} />}
        {(query === '' || count === 0) && (
          <Starts query={query || undefined} version={version} searchPage={pathname} />
        )}
        {query !== '' && <Results hits={state.hits} hasMore={state.hasMore} onMore={loadMore} />}
      </main>
    </Layout>
  );
}

export default function SearchPage(): React.JSX.Element {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}
