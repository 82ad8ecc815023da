// Change: gives search engines one address for each subject. A page of an older version names the
// 11.x page on its subject as canonical. If 11.x has none, as for the guide from 9 to 10, the page is
// its own canonical, so that search engines and the sitemap include it.
import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';

import {useSamePage} from '../../versions/samePage';
import {versionRead} from '../../plugins/search/client/versionRead';
import {useActiveEntry} from './activeEntry';

function OlderVersionMetadata({pluginId}: {pluginId: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const samePage = useSamePage(pluginId);
  const latest = useLatestVersion(pluginId);
  if (samePage === undefined) {
    return null;
  }
  const doc = samePage(latest);
  if (doc === undefined) {
    return null;
  }
  // Here, a version's root has a trailing slash, which its address does not have (`trailingSlash:
  // false`).
  const canonicalUrl = siteConfig.url + doc.path.replace(/\/$/, '');
  return (
    <Head>
      <meta property="og:url" content={canonicalUrl} />
      <link rel="canonical" href={canonicalUrl} />
    </Head>
  );
}

export default function DocVersionRootWrapper(props: Props): ReactNode {
  const {isLast, pluginId, version} = props.version;
  useActiveEntry();
  useEffect(() => versionRead.set(version), [version]);
  return (
    <>
      {!isLast && <OlderVersionMetadata pluginId={pluginId} />}
      <DocVersionRoot {...props} />
    </>
  );
}
