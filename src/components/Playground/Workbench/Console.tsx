import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';

import {useCopy} from '../../copy/useCopy';
import type {Printed} from '../../../plugins/playground/api';
import styles from './styles.module.css';

interface Props {
  printed: readonly Printed[];
  /** What stands there before the first run. */
  empty: string;
  /** Discards it; undefined while the program runs. */
  onClear: (() => void) | undefined;
}

/** What the program printed, scrolled to its end. */
export default function Console({printed, empty, onClear}: Props): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [printed]);
  const [answer, copy] = useCopy(
    () => navigator.clipboard.writeText(printed.map(({text}) => text).join('')),
    'Not copied',
  );

  const output = (
    // Scrolls, so it must be reachable by keyboard; announced at its end, not line by line.
    <pre
      ref={box}
      className={styles.console}
      tabIndex={0}
      role="group"
      aria-label="Console"
      translate="no"
    >
      {printed.length === 0 && <span className={styles.empty}>{empty}</span>}
      {printed.map(({stream, text, server}, index) => (
        <span
          key={index}
          className={clsx(stream === 'error' && styles.error)}
          title={server && `Printed by ${server}`}
          data-stream={stream}
          data-server={server}
        >
          {text}
        </span>
      ))}
    </pre>
  );
  return (
    <div className={styles.output}>
      {output}
      {printed.length > 0 && (
        <p className={styles.outputActions}>
          <button type="button" className={styles.action} onClick={copy}>
            {answer || 'Copy'}
          </button>
          {onClear && (
            <button type="button" className={styles.action} onClick={onClear}>
              Clear
            </button>
          )}
        </p>
      )}
    </div>
  );
}
