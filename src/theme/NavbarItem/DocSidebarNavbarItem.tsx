// Change: ejected to leave a page to the item that leads to it. The stock item counts as active on every
// page of its sidebar, also where another item of the navbar is that very page.
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
