import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {type ReactNode} from 'react';

import type {Token} from '../model';
import Code from './Code';
import styles from './styles.module.css';

type Internal = {id: string; name: string; code: Token[]};

/**
 * Types that signatures mention but no package exports. The anchor is inside the collapsed part,
 * because browsers open it when a link targets it.
 */
export default function ApiInternals({of}: {of: Internal[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  return of.map(({id, name, code}) => {
    const anchor = `internal-${id}`;
    brokenLinks.collectAnchor(anchor);
    return (
      <details key={id} className={styles.internal}>
        <summary>
          <code>{name}</code>
        </summary>
        <pre id={anchor} className={`code ${styles.code}`} tabIndex={0}>
          <Code tokens={code} />
        </pre>
      </details>
    );
  });
}
