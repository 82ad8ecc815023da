/**
 * The theme's, whose menus come when it is first opened: on a phone the theme fills it as soon as a
 * page's scripts run, with as many links as the rest of the page has.
 */
import React, {useState, type ReactNode} from 'react';

import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

export default function MobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return (
    <Layout
      header={wasShown && header}
      primaryMenu={wasShown && primaryMenu}
      secondaryMenu={wasShown && secondaryMenu}
    />
  );
}
