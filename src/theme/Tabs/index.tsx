// Change: the space bar selects a tab, as screen readers tell their readers; the stock tabs know Enter
// only. On paper all tabs are printed, except for package managers, of which the reader has one.
import type {KeyboardEvent, ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

import styles from './styles.module.css';

function onKeyDown(event: KeyboardEvent): void {
  const {target} = event;
  if (event.key === ' ' && target instanceof HTMLElement && target.role === 'tab') {
    event.preventDefault();
    target.click();
  }
}

export default function TabsWrapper(props: Props): ReactNode {
  const printed = props.groupId === 'package-manager' ? undefined : styles.printed;
  return (
    <div className={printed} onKeyDown={onKeyDown}>
      <Tabs {...props} />
    </div>
  );
}
