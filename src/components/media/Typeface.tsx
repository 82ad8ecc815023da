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
        Text is set in the reader’s own system typeface. It is there before the page is, and it
        reads as the rest of their machine does. Headings are semibold and slightly tight; code is
        in the system’s monospaced face.
      </p>
      <p className={styles.specimen}>Move fast and break nothing</p>
      <CopyValue value={stack} />
    </section>
  );
}
