// Change: only the menu of the page's section. The button back to the main menu is part of the
// layout, which also has the one forward again.
import type {ReactNode} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  return useNavbarSecondaryMenu().content;
}
