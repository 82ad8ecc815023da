// Change: the space bar selects a tab, as screen readers tell their readers; the stock tabs know Enter
// only. On paper, tabs that are no choice for the whole site are printed all.
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
  return (
    <div className={props.groupId === undefined ? styles.printed : undefined} onKeyDown={onKeyDown}>
      <Tabs {...props} />
    </div>
  );
}
