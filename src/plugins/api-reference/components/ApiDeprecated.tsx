import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/** What to use instead, in the package's words, which may be missing. */
export default function ApiDeprecated({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.deprecated}>
      <strong>Deprecated.</strong>
      {children}
    </div>
  );
}
