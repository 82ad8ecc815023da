// Change: in addition to saying that there is no such page, offers the search, the docs, the page of
// the same version with the most similar name, and the page's subject in versions that have it. It also sets the page's title, which the stock
// content leaves to the surrounding page: below /docs there is none.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import {nearestPage} from '../../../versions/nearestPage';
import {findSamePage} from '../../../versions/samePage';
import styles from './styles.module.css';

/** The server renders one file for all missing paths, so only the browser knows the path. */
function SimilarPages(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const activeVersion = useActiveVersion(undefined);
  const versions = useVersions(undefined);
  if (!isBrowser || activeVersion === undefined) {
    return null;
  }
  const docs = [
    nearestPage(activeVersion.docs, pathname),
    ...versions.map((version) => findSamePage(activeVersion, pathname, version)),
  ];
  const paths = new Set(docs.flatMap((doc) => doc?.path ?? []));
  return (
    paths.size > 0 && (
      <>
        <p>Perhaps you mean:</p>
        <ul>
          {[...paths].map((path) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.main, className)}>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <p className={styles.status}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>
        Nothing is published at this address. The link may be out of date, or the address mistyped.
      </p>
      <SimilarPages />
      <form role="search" action={useBaseUrl('/search')} className={styles.search}>
        <label htmlFor="not-found-query">Search the documentation</label>
        <div className={styles.field}>
          <input id="not-found-query" name="q" type="search" maxLength={64} required />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </div>
      </form>
      <p>
        <Link to="/docs">Documentation home</Link> · <Link to="/">Front page</Link>
      </p>
    </main>
  );
}
