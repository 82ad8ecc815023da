import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import Table from '../Table';
import Section from './Section';
import {columns, rows, sources} from './comparison';
import styles from './styles.module.css';

export default function Comparison(): ReactNode {
  return (
    <Section
      id="comparison"
      title="How it compares"
      lead={
        <>
          tRPC fits when TypeScript is on both sides. If people you don’t know call your API, or
          call it from other languages, publish a schema instead.{' '}
          <Link to="/docs/rpc">How RPC differs</Link>
        </>
      }
    >
      <div className={styles.comparison}>
        <Table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {columns.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([question, ...answers]) => (
              <tr key={question} role="row">
                <th scope="row" role="rowheader">
                  {question}
                </th>
                {answers.map((answer, index) => (
                  <td
                    key={columns[index]}
                    className={clsx(index === 0 && styles.own)}
                    role="cell"
                    data-column={columns[index]}
                  >
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className={styles.sources}>
        Sources:{' '}
        {sources.map(({label, to}, index) => (
          <Fragment key={to}>
            {index > 0 && ', '}
            <Link to={to}>{label}</Link>
          </Fragment>
        ))}
      </p>
    </Section>
  );
}
