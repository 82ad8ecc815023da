// Change: the panel has its tab's label as its name, for screen readers and for paper, and the id that
// its tab says it controls.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function TabItem(props: Props): ReactNode {
  const {children, hidden, className, label, value, attributes} = props;
  const id = attributes?.['aria-controls'];
  return (
    <div
      role="tabpanel"
      id={typeof id === 'string' ? id : undefined}
      aria-label={label ?? value}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
