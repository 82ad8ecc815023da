import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import Section from '../Section';
import {features} from './features';
import styles from './styles.module.css';

export default function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="Small surface, strong guarantees"
      lead="tRPC is a thin layer over functions, and the compiler that you already run checks what it adds."
      tinted
    >
      <ul className={styles.features}>
        {features.map(({title, text, to}) => (
          <li key={to} className={styles.feature}>
            <Heading as="h3" className={styles.title}>
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
