// Change: ejected, because the stock item is active on every page of its sidebar, even if another
// item of the navbar links to that very page. This one is inactive there.
import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function DocSidebarNavbarItem({
  sidebarId,
  label,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const {items} = useThemeConfig().navbar;
  if (!link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
    );
  }
  const isActive =
    activeDoc?.sidebar === sidebarId &&
    !items.some((item) => item.docId === activeDoc.id && item.docsPluginId === docsPluginId);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => isActive}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
