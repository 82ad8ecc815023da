import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import {plans, questions} from './content';
import styles from './styles.module.css';

export default function Plans(): ReactNode {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.name} className={clsx(plan.main && styles.main)}>
          <Heading as="h2">{plan.name}</Heading>
          <p className={styles.price}>
            <strong>{plan.price}</strong> {plan.unit} <small>{plan.terms}</small>
          </p>
          <p className={styles.summary}>{plan.summary}</p>
          <ul>
            {plan.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Link
            to={plan.action.to}
            className={clsx('button button--lg', plan.main ? 'button--primary' : styles.secondary)}
          >
            {plan.action.label}
          </Link>
        </li>
      ))}
    </ul>
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
