// Change: replaces the stock banner, which sends a reader of the latest version to the page they are
// on. On 11.x, it flags that changes are unreleased and links to the page in 10.x; on an older
// version, it links to the guide for upgrading, then to the page in the current version. It is a
// single, unobtrusive line, because it is on every page.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';

import {guideFrom} from '../../versions/guides';
import {olderVersions} from '../../versions/list';
import {getMainDoc, useSamePage} from '../../versions/samePage';
import styles from './styles.module.css';

/** The line before the current one, for readers who have not upgraded yet. */
const previousVersionName = olderVersions[0]?.id;

function CurrentLine({label, pluginId}: {label: string; pluginId: string}): ReactNode {
  const samePage = useSamePage(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const previous = useVersions(pluginId).find(({name}) => name === previousVersionName);
  const doc = previous && samePage?.(previous);
  return (
    <>
      <strong>{label}</strong> includes unreleased changes
      {previous && doc && (
        <>
          {' · '}
          <Link to={doc.path} onClick={() => savePreferredVersionName(previous.name)}>
            {`This page in ${previous.label}`}
          </Link>
        </>
      )}
    </>
  );
}

/**
 * A link to the guide for upgrading from a version; nothing if there is none, or the reader is on it.
 */
function MigrationLink({pluginId}: {pluginId: string}): ReactNode {
  const {version} = useDocsVersion();
  const {activeDoc} = useActiveDocContext(pluginId);
  const guide = guideFrom[version];
  const holder = useVersions(pluginId).find(({name}) => name === guide?.version);
  const doc = guide && holder?.docs.find(({path}) => path === `${holder.path}/${guide.page}`);
  if (!holder || !doc || doc === activeDoc) {
    return null;
  }
  return (
    <>
      <Link to={doc.path}>Migrate to {holder.label}</Link>
      {' · '}
    </>
  );
}

function Older({label, pluginId}: {label: string; pluginId: string}): ReactNode {
  const {banner} = useDocsVersion();
  const samePage = useSamePage(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const doc = samePage?.(latest);
  return (
    <>
      <strong>{label}</strong>{' '}
      {banner === 'unmaintained' ? 'is no longer maintained.' : 'is an older version.'}{' '}
      <MigrationLink pluginId={pluginId} />
      <Link
        to={(doc ?? getMainDoc(latest)).path}
        onClick={() => savePreferredVersionName(latest.name)}
      >
        {`${doc ? 'This page in' : 'Documentation of'} ${latest.label}`}
      </Link>
    </>
  );
}

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, isLast, label, pluginId} = useDocsVersion();
  if (!banner && isLast) {
    return null;
  }
  const Message = banner === 'unreleased' ? CurrentLine : Older;
  return (
    <p
      role="note"
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        styles.banner,
        banner && styles[banner],
      )}
    >
      <Message label={label} pluginId={pluginId} />
    </p>
  );
}
