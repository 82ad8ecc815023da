import type {ReactNode} from 'react';

import type {Period, Plan, Rates} from './plans';
import styles from './styles.module.css';

const unit = {monthly: 'month', yearly: 'year'} satisfies Record<Period, string>;

/** Such as "$4,500". */
function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** What paying by the year saves over twelve months, in whole percent. */
function saving({monthly, yearly}: Rates): number {
  return Math.round((1 - yearly / (12 * monthly)) * 100);
}

interface Props {
  price: Plan['price'];
  /** Whether the reader has chosen it. */
  period: Period;
}

/**
 * The price for the chosen period, with the other one below it, so that readers without JavaScript,
 * who can't choose, see both. Screen readers announce the new price when the choice changes.
 */
export default function Price({price, period}: Props): ReactNode {
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
      <strong>{dollars(price[period])}</strong> <span>a {unit[period]}</span>{' '}
      <small>
        or {dollars(price[other])} a {unit[other]}
        {less}
      </small>
    </p>
  );
}
