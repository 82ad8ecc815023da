import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/** A table of parameters or properties; on a narrow screen each row is a block. */
export default function ApiTable({of, children}: {of: string; children: ReactNode}): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{of}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
