import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';

import styles from './styles.module.css';
import type {Item} from './useSearch';

function useVersionLabels(): Map<string, string> {
  const plugins = Object.values(useAllDocsData());
  return new Map(
    plugins.flatMap(({versions}) => versions.map(({name, label}) => [name, label] as const)),
  );
}

function Result({item, version}: {item: Item; version: string | undefined}) {
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={item.url} dangerouslySetInnerHTML={{__html: item.title}} />
        {version && (
          <span className={clsx('badge', 'badge--secondary', styles.version)}>{version}</span>
        )}
      </Heading>
      {item.breadcrumbs.length > 0 && (
        <ul
          className={clsx('breadcrumbs', styles.path)}
          aria-label={translate({
            id: 'theme.SearchPage.pathLabel',
            message: 'Where it is',
          })}
        >
          {item.breadcrumbs.map((html, i) => (
            <li key={i} className="breadcrumbs__item" dangerouslySetInnerHTML={{__html: html}} />
          ))}
        </ul>
      )}
      {item.summary && (
        <p className={styles.summary} dangerouslySetInnerHTML={{__html: item.summary}} />
      )}
    </article>
  );
}

/** The list; titles, path and summary are HTML that the engine has escaped. */
export function Results({
  items,
  hasMore,
  onMore,
}: {
  items: Item[];
  hasMore: boolean;
  onMore: () => void;
}): React.JSX.Element {
  const labels = useVersionLabels();
  return (
    <>
      {items.map((item, i) => (
        <Result
          key={`${i} ${item.url}`}
          item={item}
          version={item.version === null ? undefined : labels.get(item.version)}
        />
      ))}
      {hasMore && (
        <button
          type="button"
          className={clsx('button button--secondary', styles.more)}
          onClick={onMore}
        >
          <Translate id="theme.SearchPage.showMore">Show more results</Translate>
        </button>
      )}
    </>
  );
}
