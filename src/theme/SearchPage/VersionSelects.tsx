import React, {useCallback, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';

import styles from './styles.module.css';

/** Id of a docs plugin to the version that is searched. */
export type SearchVersions = Record<string, string>;

/** The latest version of each, until a reader chooses another. */
export function useSearchVersions(): [SearchVersions, (pluginId: string, version: string) => void] {
  const docs = useAllDocsData();
  const [versions, setVersions] = useState<SearchVersions>(() =>
    Object.fromEntries(
      Object.entries(docs).map(([id, {versions: all}]) => [
        id,
        (all.find(({isLast}) => isLast) ?? all[0])?.name ?? '',
      ]),
    ),
  );
  const setVersion = useCallback(
    (pluginId: string, version: string) =>
      setVersions((before) => ({...before, [pluginId]: version})),
    [],
  );
  return [versions, setVersion];
}

export function VersionSelects({
  versions,
  onChange,
}: {
  versions: SearchVersions;
  onChange: (pluginId: string, version: string) => void;
}): React.JSX.Element {
  const docs = useAllDocsData();
  return (
    <>
      {Object.entries(docs)
        .filter(([, plugin]) => plugin.versions.length > 1)
        .map(([id, plugin]) => (
          <select
            key={id}
            className={styles.select}
            aria-label={translate({
              id: 'theme.SearchPage.versionLabel',
              message: 'Docs version',
              description: 'The ARIA label of the select of the docs version to search in',
            })}
            value={versions[id]}
            onChange={(event) => onChange(id, event.target.value)}
          >
            {plugin.versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        ))}
    </>
  );
}
