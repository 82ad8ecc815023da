import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import Table from '../../Table';
import Section from '../Section';
import {columns, rows} from './comparison';
import styles from './styles.module.css';

export default function Comparison(): ReactNode {
  return (
    <Section
      id="comparison"
      title="An honest comparison"
      lead={
        <>
          tRPC is one answer among good ones. If people you do not know call your API, or call it
          from other languages, publish a schema instead.{' '}
          <Link to="/docs/rpc">How RPC differs</Link>
        </>
      }
    >
      <div className={styles.comparison}>
        <Table>
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
            {rows.map(({question, answers}) => (
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
    </Section>
  );
}
