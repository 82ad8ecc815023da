// Change: ejected, because the stock item assumes that docs with the same id are the same page. This
// one knows where a page moved between versions, marks a version that has no page on the subject, and
// says whether each version is current and maintained. The toggle, which links to the current page,
// is never marked as the current item of the navbar. On the 404 page it shows the latest version
// until React has hydrated: there is only one 404 file, so a version derived from the address would
// not match it.
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

import {versions as lines, type Version} from '../../versions/list';
import {getMainDoc, useSamePage} from '../../versions/samePage';
import styles from './styles.module.css';

/** According to the banner of its pages. */
const states: Record<Version['banner'], string> = {
  unreleased: 'current, with unreleased details',
  none: 'maintained',
  unmaintained: 'unmaintained',
};

/** Only the site's own docs have versions with a known state. */
function stateOf({name}: GlobalVersion, docsPluginId: string | undefined): string[] {
  const line = docsPluginId === undefined ? lines.find(({id}) => id === name) : undefined;
  return line ? [states[line.banner]] : [];
}

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled: _,
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
    const notes = [
      ...stateOf(version, docsPluginId),
      ...(lacksPage ? ['does not have this page'] : []),
    ].join('; ');
    return {
      label: (
        <span>
          {version.label}
          {notes && <span className={styles.notes}> {notes}</span>}
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
  const isActive = () => false;

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
