import {useEffect, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** A value that a click copies, and that can be selected by hand where copying is not allowed. */
export default function CopyValue({value}: {value: string}): ReactNode {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (answer === '') return undefined;
    const timer = setTimeout(() => setAnswer(''), 2000);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setAnswer('Copied');
    } catch {
      // No permission, or a page that is not served over HTTPS.
      setAnswer('Select and copy');
    }
  }

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
