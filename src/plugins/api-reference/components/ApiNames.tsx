import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import type {EntryKind} from '../model';
import Name from './Name';
import styles from './styles.module.css';

type Name = {name: string; href: string; kind: EntryKind; deprecated?: boolean; title?: string};

const isValue = (kind: EntryKind) => kind === 'function' || kind === 'class' || kind === 'variable';

/** Names as a list that wraps, in which values stand out from types. */
export default function ApiNames({of}: {of: Name[]}): ReactNode {
  return (
    <ul className={styles.names}>
      {of.map(({name, href, kind, deprecated, title}) => {
        const code = (
          <code className={isValue(kind) ? styles.value : undefined}>
            <Name>{name}</Name>
          </code>
        );
        return (
          <li key={name}>
            <Link to={href} title={title}>
              {deprecated ? <del>{code}</del> : code}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
