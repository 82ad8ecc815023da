import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/** One group on a package's index page: its title, its purpose, and the names. */
export default function ApiIndexGroup(props: {
  title: string;
  from?: string;
  children: ReactNode;
}): ReactNode {
  const {title, from, children} = props;
  return (
    <section className={styles.group}>
      <p className={styles.groupTitle}>
        <strong>{title}</strong>
        {from && <code>{from}</code>}
      </p>
      {children}
    </section>
  );
}
