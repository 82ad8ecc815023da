import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import CopyValue from './CopyValue';
import styles from './styles.module.css';

const stack = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

export default function Typeface(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">Typeface</Heading>
      <p className={styles.text}>
        This site sets text in the reader’s own system typeface, which needs no download and reads
        like the rest of their machine. Headings are semibold with slightly tight spacing, and code
        is in the system’s monospaced typeface.
      </p>
      <p className={styles.specimen}>Move fast and break nothing</p>
      <CopyValue value={stack} />
    </section>
  );
}
