import React, {useCallback, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';

import {versionRead} from '../../plugins/search/client/versionRead';
import styles from './styles.module.css';

/** The query string of the page, even while the reader is on the way to another one. */
export function useOwnSearch(): string {
  const {pathname} = useLocation();
  const own = useRef('');
  return useHistorySelector(({location}) => {
    if (location.pathname === pathname) own.current = location.search;
    return own.current;
  });
}

/**
 * The version that was read last, or the latest, until a reader chooses another. The choice is part
 * of the URL, so that it survives following a hit and coming back.
 */
export function useSearchedVersion(): [string, (version: string) => void] {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const history = useHistory();
  const search = useOwnSearch();
  // The page was built without a choice, and must hydrate as it was built.
  const isBrowser = useIsBrowser();
  const chosen = isBrowser && (new URLSearchParams(search).get('version') ?? versionRead.get());
  const {name} = versions.find((version) => version.name === chosen) ?? latest;

  const choose = useCallback(
    (version: string) => {
      const parameters = new URLSearchParams(history.location.search);
      parameters.set('version', version);
      history.replace({...history.location, search: parameters.toString()});
    },
    [history],
  );
  return [name, choose];
}

export function VersionSelect({
  version,
  onChange,
}: {
  version: string;
  onChange: (version: string) => void;
}): React.JSX.Element {
  return (
    <select
      className={styles.select}
      aria-label={translate({id: 'theme.SearchPage.versionLabel', message: 'Docs version'})}
      value={version}
      onChange={(event) => onChange(event.target.value)}
    >
      {useVersions(undefined).map(({name, label}) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}
