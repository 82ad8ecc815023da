import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function FinalCall(): ReactNode {
  return (
    <section className={styles.call}>
      <Heading as="h2" className={styles.title}>
        Your next endpoint is a function
      </Heading>
      <p className={styles.text}>
        The quickstart takes you from an empty folder to a typed call on one page.
      </p>
      <div className={styles.actions}>
        <Link className="button button--primary button--lg" to="/docs/quickstart">
          Start with the quickstart
        </Link>
        <Link className={`button button--lg ${styles.secondary}`} to="/docs/learn">
          Learn by doing
        </Link>
      </div>
    </section>
  );
}
