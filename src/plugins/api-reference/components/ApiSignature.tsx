import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

import type {EntryKind, Token} from '../model';
import Frame from './Frame';
import styles from './styles.module.css';

const labels: Record<EntryKind, string> = {
  function: 'Function',
  class: 'Class',
  interface: 'Interface',
  type: 'Type',
  variable: 'Constant',
  namespace: 'Namespace',
};

type Props = {
  name: string;
  kind: EntryKind;
  from: string;
  alsoFrom?: string[];
  typeOnly?: boolean;
  internal?: boolean;
  source: string;
  /** One per overload. */
  code: Token[][];
};

/** The kind of an entry, its import, and its signature. */
export default function ApiSignature(props: Props): ReactNode {
  const {name, kind, from, alsoFrom, typeOnly, internal, source, code} = props;
  return (
    <div className={styles.signature}>
      <div className={styles.head}>
        <code className="code">
          <span className="k">import</span> {typeOnly && <span className="k">type </span>}
          {`{${name}} `}
          <span className="k">from</span> <span className="s">{`'${from}'`}</span>;
        </code>
        <span className={styles.facts}>
          <span>{labels[kind]}</span>
          {internal && (
            <span title="Exported, and marked internal by the package: it may change in any release.">
              Internal
            </span>
          )}
          <Link to={source} aria-label={`Source of ${name} on GitHub`}>
            Source
          </Link>
        </span>
      </div>
      {code.map((tokens, index) => (
        <Frame key={index} tokens={tokens} />
      ))}
      {alsoFrom && (
        <div className={styles.also}>
          Also from{' '}
          {alsoFrom.map((specifier, index) => (
            <React.Fragment key={specifier}>
              {index > 0 && ', '}
              <code>{specifier}</code>
            </React.Fragment>
          ))}
        </div>
      )}
    </div>
  );
}
