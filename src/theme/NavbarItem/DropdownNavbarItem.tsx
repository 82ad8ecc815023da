// Change: the keyboard does what it does to a button with a menu elsewhere: the space bar opens it as
// Enter does, and Escape closes it, also where the mouse opened it, and gives the focus back.
import {useEffect, useRef, useState, type KeyboardEvent as Press, type ReactNode} from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

import styles from './dropdown.module.css';

const toggleSelector = '[aria-haspopup]';

function onKeyDown(event: Press): void {
  const {target} = event;
  if (event.key === ' ' && target instanceof Element && target.matches(toggleSelector)) {
    event.preventDefault();
    target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  }
}

function DesktopDropdown(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    function onEscape({key}: KeyboardEvent): void {
      const menu = root.current?.firstElementChild;
      const isFocused = menu?.contains(document.activeElement);
      if (key !== 'Escape' || !menu || !(isFocused || menu.matches(':hover'))) {
        return;
      }
      // What the stock dropdown closes for: a press elsewhere.
      document.dispatchEvent(new MouseEvent('mousedown'));
      setDismissed(menu.matches(':hover'));
      if (isFocused) {
        menu.querySelector<HTMLElement>(toggleSelector)?.focus();
      }
    }
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);

  return (
    <div
      ref={root}
      className={dismissed ? styles.dismissed : styles.dropdown}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setDismissed(false)}
    >
      <DropdownNavbarItem {...props} />
    </div>
  );
}

export default function DropdownNavbarItemWrapper(props: Props): ReactNode {
  return props.mobile ? <DropdownNavbarItem {...props} /> : <DesktopDropdown {...props} />;
}
