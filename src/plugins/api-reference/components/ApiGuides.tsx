import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/** More guides than this start collapsed. */
const shown = 6;

/** The guides that use an entry, as a list of links. */
export default function ApiGuides({
  count,
  children,
}: {
  count: number;
  children: ReactNode;
}): ReactNode {
  if (count <= shown) {
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
