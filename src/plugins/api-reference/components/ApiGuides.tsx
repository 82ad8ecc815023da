import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  count: number;
  /** Initially only shows how many there are. */
  closed?: boolean;
  children: ReactNode;
};

/** The guides that use an entry, as a list of links. */
export default function ApiGuides({count, closed, children}: Props): ReactNode {
  if (!closed) {
    return (
      <div className={styles.guides}>
        <p className={styles.label}>Guides that use it</p>
        {children}
      </div>
    );
  }
  return (
    <details className={styles.guides}>
      <summary className={styles.label}>{count} guides use it</summary>
      {children}
    </details>
  );
}
