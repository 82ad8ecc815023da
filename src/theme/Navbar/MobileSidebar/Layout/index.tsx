// Change: ejected to render the menus when the sidebar is first opened: the stock one renders as soon
// as a phone runs a page's scripts, with as many links as the rest of the page. While the sidebar is
// open, the focus stays within its visible menu; Escape closes it and restores the focus to the
// button that opened it. Each of the two menus links to the other.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';

/**
 * Makes everything outside of an element inert, except for the backdrop, which closes the sidebar
 * when it is clicked.
 *
 * @returns a function that undoes this
 */
function holdFocusIn(element: Element): () => void {
  const outside: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      if (!other.matches('.navbar-sidebar__backdrop')) outside.push(other);
    }
  }
  outside.forEach((other) => (other.inert = true));
  return () => outside.forEach((other) => (other.inert = false));
}

/**
 * Moves the focus into the sidebar when it opens, and back to the button when the reader closes it.
 */
function useFocus(root: React.RefObject<HTMLElement>): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const sidebar = root.current;
    if (!shown || !sidebar) return undefined;
    const giveBack = holdFocusIn(sidebar);
    sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      giveBack();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [root, shown, toggle]);
}

/** Switches between the two menus. */
function MenuSwitch({onClick, children}: {onClick: () => void; children: ReactNode}): ReactNode {
  return (
    <button type="button" className="clean-btn navbar-sidebar__back" onClick={onClick}>
      {children}
    </button>
  );
}

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const [wasShown, setWasShown] = useState(shown);
  const [isMain, setIsMain] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLDivElement>(null);
  if (shown && !wasShown) setWasShown(true);
  // The next time, the sidebar opens with the section's menu.
  if (!shown && isMain) setIsMain(false);
  useFocus(root);

  const isSection = !!content && !isMain;
  // React 18 does not support the attribute.
  useEffect(() => {
    if (main.current) main.current.inert = isSection;
    if (section.current) section.current.inert = !isSection;
  }, [isSection]);

  function choose(menu: 'main' | 'section'): void {
    setIsMain(menu === 'main');
    const to = menu === 'main' ? main : section;
    // Once it can be focused.
    requestAnimationFrame(() => to.current?.querySelector('button')?.focus());
  }

  return (
    <div ref={root} className="navbar-sidebar">
      {wasShown && header}
      <div
        className={clsx(
          'navbar-sidebar__items',
          isSection && 'navbar-sidebar__items--show-secondary',
        )}
      >
        <div ref={main} className="navbar-sidebar__item menu">
          {wasShown && content && (
            <MenuSwitch onClick={() => choose('section')}>
              <Translate id="theme.navbar.mobileSidebarPrimaryMenu.forwardButtonLabel">
                Menu of this section →
              </Translate>
            </MenuSwitch>
          )}
          {wasShown && primaryMenu}
        </div>
        <div ref={section} className="navbar-sidebar__item menu">
          {wasShown && content && (
            <MenuSwitch onClick={() => choose('main')}>
              <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
                ← Back to main menu
              </Translate>
            </MenuSwitch>
          )}
          {wasShown && secondaryMenu}
        </div>
      </div>
    </div>
  );
}
