import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import {questions} from './questions';
import styles from './styles.module.css';

export default function Questions(): ReactNode {
  return (
    <section className={styles.questions}>
      <Heading as="h2">Questions</Heading>
      <dl>
        {questions.map(({question, answer}) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
