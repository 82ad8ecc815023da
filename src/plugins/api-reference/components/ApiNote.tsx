import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/** A labeled part of an entry: its return value, an example, a remark. */
export default function ApiNote({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.note}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
