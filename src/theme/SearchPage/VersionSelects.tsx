import React, {useCallback, useMemo} from 'react';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';

import styles from './styles.module.css';

/** Maps ids of docs plugins to the searched version. */
export type SearchVersions = Record<string, string>;

/** Name of the query parameter for the chosen version: `version`, `version-guides`. */
function parameterOf(pluginId: string): string {
  return pluginId === DEFAULT_PLUGIN_ID ? 'version' : `version-${pluginId}`;
}

/**
 * The latest version of each, until a reader chooses another. The choice is part of the URL, so that
 * it survives following a hit and coming back.
 */
export function useSearchVersions(): [SearchVersions, (pluginId: string, version: string) => void] {
  const docs = useAllDocsData();
  const history = useHistory();
  // The page was built without a choice, and must hydrate as it was built.
  const isBrowser = useIsBrowser();
  const current = useHistorySelector(({location}) => location.search);
  const search = isBrowser ? current : '';

  const versions = useMemo(() => {
    const chosen = new URLSearchParams(search);
    return Object.fromEntries(
      Object.entries(docs).map(([id, {versions: all}]) => {
        const version =
          all.find(({name}) => name === chosen.get(parameterOf(id))) ??
          all.find(({isLast}) => isLast) ??
          all[0];
        return [id, version?.name ?? ''];
      }),
    );
  }, [docs, search]);

  const setVersion = useCallback(
    (pluginId: string, version: string) => {
      const parameters = new URLSearchParams(history.location.search);
      parameters.set(parameterOf(pluginId), version);
      history.replace({...history.location, search: parameters.toString()});
    },
    [history],
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
