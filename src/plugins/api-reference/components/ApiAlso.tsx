import React, {type ReactNode} from 'react';

import type {Token} from '../model';
import Code from './Code';
import styles from './styles.module.css';

/** Members that depend on type arguments and therefore can't be listed in a table. */
export default function ApiAlso({of}: {of: Token[][]}): ReactNode {
  return (
    <p className={styles.members}>
      Has the members of{' '}
      {of.map((tokens, index) => (
        <React.Fragment key={index}>
          {index > 0 && ' and '}
          <Code className="code" tokens={tokens} />
        </React.Fragment>
      ))}{' '}
      as well.
    </p>
  );
}
