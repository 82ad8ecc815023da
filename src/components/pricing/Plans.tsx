import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import {periods, plans, type Period} from './plans';
import Price from './Price';
import styles from './styles.module.css';

const labels = {monthly: 'Monthly', yearly: 'Yearly'} satisfies Record<Period, string>;

export default function Plans(): ReactNode {
  const [selected, select] = useState<Period>('monthly');
  const name = useId();

  return (
    <>
      <fieldset className={styles.periods}>
        <legend>Billing period</legend>
        {periods.map((period) => (
          <label key={period} className={styles.period}>
            <input
              type="radio"
              name={name}
              checked={period === selected}
              onChange={() => select(period)}
            />
            {labels[period]}
          </label>
        ))}
      </fieldset>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name} className={clsx(styles.plan, plan.main && styles.main)}>
            <Heading as="h2" className={styles.name}>
              {plan.name}
            </Heading>
            <Price price={plan.price} period={selected} />
            <p className={styles.summary}>{plan.summary}</p>
            <ul className={styles.points}>
              {plan.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <Link
              to={plan.action.to}
              className={clsx(
                'button button--lg',
                plan.main ? 'button--primary' : styles.secondary,
              )}
            >
              {plan.action.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
