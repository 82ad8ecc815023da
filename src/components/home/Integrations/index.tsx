import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import Section from '../Section';
import {groups} from './integrations';
import styles from './styles.module.css';

export default function Integrations(): ReactNode {
  return (
    <Section
      id="integrations"
      title="Fits the stack you have"
      lead="Adapters serve your router, links carry the calls to it, and integrations make them feel native to your framework."
      tinted
    >
      <div className={styles.groups}>
        {groups.map(({title, items}) => (
          <div key={title}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <ul className={styles.items}>
              {items.map(({name, to}) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
