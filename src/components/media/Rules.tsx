import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import {rules} from './rules';
import styles from './styles.module.css';

export default function Rules(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">How this site uses the logo</Heading>
      <div className={styles.rules}>
        <div className={styles.do}>
          <Heading as="h3">Do</Heading>
          <ul>
            {rules.do.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div className={styles.dont}>
          <Heading as="h3">Don’t</Heading>
          <ul>
            {rules.dont.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
