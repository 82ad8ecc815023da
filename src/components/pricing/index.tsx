import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Choices from '../Choices';
import {periods, plans, questions, type Period, type Plan, type Rates} from './content';
import styles from './styles.module.css';

const labels = {
  monthly: {name: 'Monthly', unit: 'month'},
  yearly: {name: 'Yearly', unit: 'year'},
} satisfies Record<Period, {name: string; unit: string}>;

/** Such as "$4,500". */
function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** What paying by the year saves over twelve months, in whole percent. */
function saving({monthly, yearly}: Rates): number {
  return Math.round((1 - yearly / (12 * monthly)) * 100);
}

/**
 * The price for the chosen period, with the other one below it, so that readers without JavaScript,
 * who can't choose, see both. Screen readers announce the new price when the choice changes.
 */
function Price({price, period}: {price: Plan['price']; period: Period}): ReactNode {
  if ('label' in price) {
    return (
      <p className={styles.price}>
        <strong>{price.label}</strong> <small>{price.terms}</small>
      </p>
    );
  }
  const other = period === 'monthly' ? 'yearly' : 'monthly';
  const less = period === 'monthly' ? `, which is ${saving(price)}% less` : '';
  return (
    <p className={styles.price} role="status">
      <strong>{dollars(price[period])}</strong> <span>a {labels[period].unit}</span>{' '}
      <small>
        or {dollars(price[other])} a {labels[other].unit}
        {less}
      </small>
    </p>
  );
}

export default function Plans(): ReactNode {
  const [selected, select] = useState<Period>('monthly');

  return (
    <>
      <Choices
        legend="Billing period"
        options={periods}
        labelOf={(period) => labels[period].name}
        selected={selected}
        select={select}
      />
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name} className={clsx(plan.main && styles.main)}>
            <Heading as="h2">{plan.name}</Heading>
            <Price price={plan.price} period={selected} />
            <p className={styles.summary}>{plan.summary}</p>
            <ul>
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

export function Questions(): ReactNode {
  return (
    <section className={styles.questions}>
      <Heading as="h2">Questions</Heading>
      <dl>
        {questions.map(({question, answer, link}) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {answer} {link && <Link to={link.to}>{link.label}</Link>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
