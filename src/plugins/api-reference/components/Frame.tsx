import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import type {Token} from '../model';
import Code, {textOf} from './Code';
import styles from './styles.module.css';

/** Printouts longer than this start collapsed. */
const collapsedFrom = 24;

/** A block of code; if it is long, it collapses to its first line, which is the summary. */
export default function Frame({tokens}: {tokens: Token[]}): ReactNode {
  const lines = textOf(tokens).split('\n');
  const block = (
    <pre className={clsx('code', styles.code)} tabIndex={0}>
      <Code tokens={tokens} />
    </pre>
  );
  if (lines.length < collapsedFrom) return block;
  return (
    <details className={styles.long}>
      <summary>
        <code>{lines[0]} …</code> <span>{lines.length} lines</span>
      </summary>
      {block}
    </details>
  );
}
