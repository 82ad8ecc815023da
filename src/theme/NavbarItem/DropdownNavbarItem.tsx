// Change: ejected to make the dropdown accessible. The toggle has the right `aria-expanded` even if
// the mouse opened the menu; the space bar opens it like Enter does, and Escape closes it and
// restores the focus. In the menu of a phone, where the stock toggle is a link without an address
// that Tab skips, it is a button.
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps, Props} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';

import styles from './styles.module.css';

/** `dismissed`: closed by a key; a pointer that has been over it all along must not reopen it. */
type State = 'closed' | 'hovered' | 'opened' | 'dismissed';

const otherPress = ['mousedown', 'touchstart', 'focusin'] as const;

function DesktopDropdown({
  items,
  position,
  className,
  onClick: _,
  ...props
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  const isExpanded = state === 'hovered' || state === 'opened';

  useEffect(() => {
    const menu = root.current;
    if (!isExpanded || !menu) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    for (const type of otherPress) {
      document.addEventListener(
        type,
        ({target}) => {
          if (target instanceof Node && menu.contains(target)) return;
          setState(menu.matches(':hover') ? 'hovered' : 'closed');
        },
        {signal},
      );
    }
    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key !== 'Escape') return;
        if (menu.contains(document.activeElement)) menu.querySelector('a')?.focus();
        setState('dismissed');
      },
      {signal},
    );
    return () => listening.abort();
  }, [isExpanded]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setState(isExpanded ? 'dismissed' : 'opened');
  }

  return (
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': state !== 'dismissed',
        'dropdown--right': position === 'right',
        'dropdown--show': isExpanded,
      })}
      onMouseEnter={() => setState((before) => (before === 'opened' ? before : 'hovered'))}
      onMouseLeave={() => setState((before) => (before === 'opened' ? before : 'closed'))}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isExpanded}
        role="button"
        // Without a page to link to, it's no link, but can be focused all the same.
        tabIndex={0}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

function MobileDropdown({
  items,
  className,
  onClick,
  label,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const pathname = useLocalPathname();
  const hasCurrent = items.some(({to}) => isSamePath(to, pathname));
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: !hasCurrent});
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        aria-expanded={!collapsed}
        className={clsx(
          'menu__link menu__link--sublist menu__link--sublist-caret',
          styles.toggle,
          className,
        )}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}

export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}
