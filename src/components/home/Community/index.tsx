import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import Section from '../Section';
import {places} from './places';
import styles from './styles.module.css';

export default function Community(): ReactNode {
  return (
    <Section
      id="community"
      title="Made in the open"
      lead="tRPC is MIT-licensed and developed in public. You can read every change, ask questions and help."
    >
      <ul className={styles.places}>
        {places.map(({name, text, to}) => (
          <li key={to} className={styles.place}>
            <Heading as="h3" className={styles.name}>
              <Link to={to}>{name}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
