// Change: ejected, for the stock item takes docs with the same id to be the same page. This one
// knows where a page moved between versions, and marks a version that has no page on the subject.
// On the 404 page it shows the latest version until React has taken over: the server makes one 404
// file, so a version read from the address would not match it.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

import {getMainDoc, useSamePage} from '../../versions/samePage';
import styles from './versions.module.css';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const samePage = useSamePage(docsPluginId);
  const versions = useVersions(docsPluginId);
  const latestVersion = useLatestVersion(docsPluginId);
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const dropdownVersion = activeDoc !== undefined || isBrowser ? candidate : latestVersion;
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);

  function versionToLink(version: GlobalVersion): LinkLikeNavbarItemProps {
    const doc = samePage?.(version);
    const lacksPage = samePage !== undefined && doc === undefined;
    return {
      label: (
        <span>
          {version.label}
          {lacksPage && <span className={styles.lacksPage}> does not have this page</span>}
        </span>
      ),
      to: doc ? `${doc.path}${search}${hash}` : getMainDoc(version).path,
      isActive: () => version.name === activeVersion?.name,
      onClick: () => savePreferredVersionName(version.name),
    };
  }

  const items: LinkLikeNavbarItemProps[] = [
    ...dropdownItemsBefore,
    ...versions.map(versionToLink),
    ...dropdownItemsAfter,
  ];
  const to = (samePage?.(dropdownVersion) ?? getMainDoc(dropdownVersion)).path;
  const isActive = dropdownActiveClassDisabled ? () => false : undefined;

  if (items.length <= 1) {
    return (
      <DefaultNavbarItem
        {...props}
        mobile={mobile}
        label={dropdownVersion.label}
        to={to}
        isActive={isActive}
      />
    );
  }

  const mobileLabel = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'The label for the navbar versions dropdown on mobile view',
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? mobileLabel : dropdownVersion.label}
      to={mobile ? undefined : to}
      items={items}
      isActive={isActive}
    />
  );
}
