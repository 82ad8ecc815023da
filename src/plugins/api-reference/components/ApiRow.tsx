import React, {type ReactNode} from 'react';

import type {Token} from '../model';
import Code, {textOf} from './Code';
import Name from './Name';
import styles from './styles.module.css';

/** Types longer than this start collapsed. */
const collapsedFrom = 12;

function Type({tokens}: {tokens: Token[]}): ReactNode {
  const code = <Code isInline className="code" tokens={tokens} />;
  const lines = textOf(tokens).split('\n');
  if (lines.length < collapsedFrom) return code;
  return (
    <details className={styles.longType}>
      <summary>
        Show type <span>{lines.length} lines</span>
      </summary>
      {code}
    </details>
  );
}

type Props = {
  name: string;
  type: Token[];
  optional?: boolean;
  defaultValue?: string;
  deprecated?: boolean;
  /** The description: any number of blocks, or none. */
  children?: ReactNode;
};

export default function ApiRow(props: Props): ReactNode {
  const {name, type, optional, defaultValue, deprecated, children} = props;
  const label = (
    <code>
      <Name>{name}</Name>
    </code>
  );
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {deprecated ? <del>{label}</del> : label}
        {optional && <span className={styles.optional}>optional</span>}
      </th>
      <td role="cell">
        <Type tokens={type} />
      </td>
      <td role="cell">
        {children}
        {defaultValue !== undefined && (
          <p className={styles.default}>
            Default: <code>{defaultValue}</code>
          </p>
        )}
      </td>
    </tr>
  );
}
