import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import Call from '../Call';
import styles from './styles.module.css';

export default function FinalCall(): ReactNode {
  return (
    <section className={styles.call}>
      <Heading as="h2" className={styles.title}>
        Your next route is a function
      </Heading>
      <p className={styles.text}>
        The quickstart takes you from an empty folder to a typed call on one page.
      </p>
      <div className={styles.actions}>
        <Call primary to="/docs/quickstart">
          Start with the quickstart
        </Call>
        <Call to="/docs/learn">Learn by doing</Call>
      </div>
    </section>
  );
}
