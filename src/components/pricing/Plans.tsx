import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import {plans} from './plans';
import styles from './styles.module.css';

export default function Plans(): ReactNode {
  return (
    <ul className={styles.plans}>
      {plans.map(({name, price, terms, summary, points, action, main}) => (
        <li key={name} className={clsx(styles.plan, main && styles.main)}>
          <Heading as="h2" className={styles.name}>
            {name}
          </Heading>
          <p className={styles.price}>
            <strong>{price}</strong> {terms}
          </p>
          <p className={styles.summary}>{summary}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Link
            to={action.to}
            className={clsx('button button--lg', main ? 'button--primary' : styles.secondary)}
          >
            {action.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
