import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import Table from '../Table';
import Section from './Section';
import {columns, others, rows} from './comparison';
import styles from './styles.module.css';

export default function Comparison(): ReactNode {
  return (
    <Section
      id="comparison"
      title="How it compares"
      lead="tRPC fits when TypeScript is on both sides. The price is that client and server share types, and that a big router slows your editor down."
    >
      <div className={styles.comparison}>
        <Table data-kind="data">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([question, ...answers]) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                {answers.map((answer, index) => (
                  <td key={columns[index]} className={clsx(index === 0 && styles.own)}>
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className={styles.lead}>
        {others.map(({name, when}) => (
          <span key={name}>
            <strong>{name}</strong> {when}{' '}
          </span>
        ))}
        <Link to="/docs/comparison">The same API in each of them</Link>
      </p>
    </Section>
  );
}
