import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';

import type {Hit} from '@site/src/plugins/search/engine/hit';

import styles from './styles.module.css';

/** Titles are HTML that the engine has escaped. */
const titlesOf = ({_highlightResult: {hierarchy}}: Hit): string[] =>
  Object.entries(hierarchy)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, {value}]) => value);

function Result({hit, version}: {hit: Hit; version: string | false | undefined}) {
  const titles = titlesOf(hit);
  const processUrl = useSearchResultUrlProcessor();
  const above = titles.slice(0, -1);
  const summary = hit._snippetResult?.content?.value;
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(hit.url)} dangerouslySetInnerHTML={{__html: titles.at(-1) ?? ''}} />
        {version && <span className={styles.version}>{version}</span>}
      </Heading>
      {above.length > 0 && (
        <ul
          className={clsx('breadcrumbs', styles.path)}
          aria-label={translate({
            id: 'theme.SearchPage.pathLabel',
            message: 'Where it is',
          })}
        >
          {above.map((html, i) => (
            <li key={i} className="breadcrumbs__item" dangerouslySetInnerHTML={{__html: html}} />
          ))}
        </ul>
      )}
      {summary && <p className={styles.summary} dangerouslySetInnerHTML={{__html: summary}} />}
      {hit.sections && hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map((section) => (
            <li key={section.url}>
              <Link
                to={processUrl(section.url)}
                dangerouslySetInnerHTML={{__html: titlesOf(section).at(-1) ?? ''}}
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The list; titles, path and summary are HTML that the engine has escaped. */
export function Results({
  hits,
  hasMore,
  onMore,
}: {
  hits: Hit[];
  hasMore: boolean;
  onMore: () => void;
}): React.JSX.Element {
  const versions = useVersions(undefined);
  // The page names the version that it searches; only a site that searches all of them has several.
  const areSeveral = new Set(hits.flatMap(({version}) => version ?? [])).size > 1;
  return (
    <>
      {hits.map((hit, i) => (
        <Result
          key={`${i} ${hit.url}`}
          hit={hit}
          version={areSeveral && versions.find(({name}) => name === hit.version)?.label}
        />
      ))}
      {hasMore && (
        <button type="button" className="button button--secondary margin-top--md" onClick={onMore}>
          <Translate id="theme.SearchPage.showMore">Show more results</Translate>
        </button>
      )}
    </>
  );
}
