import type {ReactNode} from 'react';

import {useCopy} from '../copy/useCopy';
import styles from './styles.module.css';

/** A value that a click copies, and that can be selected by hand if copying is not allowed. */
export default function CopyValue({value}: {value: string}): ReactNode {
  const [answer, copy] = useCopy(() => navigator.clipboard.writeText(value), 'Select and copy');

  return (
    <span className={styles.value}>
      <code>{value}</code>
      <button type="button" aria-label={`Copy ${value}`} onClick={copy}>
        Copy
      </button>
      <span role="status">{answer}</span>
    </span>
  );
}
