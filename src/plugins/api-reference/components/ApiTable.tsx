import React, {type ReactNode} from 'react';

import box from '../../../components/Table/styles.module.css';
import styles from './styles.module.css';

/**
 * A table of parameters or properties. In a narrow column each row is laid out as a block, and since
 * some browsers drop table semantics when CSS changes `display`, explicit roles restore them. The
 * columns are clear without their names, so the header is only for screen readers at any width.
 */
export default function ApiTable({of, children}: {of: string; children: ReactNode}): ReactNode {
  return (
    <div className={box.table}>
      <table className={styles.table} role="table">
        <caption>{of}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Name
            </th>
            <th scope="col" role="columnheader">
              Type
            </th>
            <th scope="col" role="columnheader">
              Description
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}
