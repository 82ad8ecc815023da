import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import CopyValue from './CopyValue';
import {colors} from './colors';
import styles from './styles.module.css';

export default function Colors(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">Colors</Heading>
      <ul className={styles.colors}>
        {colors.map(({name, hex, use}) => (
          <li key={hex} className={styles.color}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <div>
              <Heading as="h3">{name}</Heading>
              <CopyValue value={hex} />
              <p>{use}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
