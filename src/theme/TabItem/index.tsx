// Change: the panel has its tab's label as its name, for screen readers and for paper.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
