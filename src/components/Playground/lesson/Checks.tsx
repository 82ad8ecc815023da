import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';

import {markDone} from '../../Lesson/progress';
import type {RunState} from '../useRun';
import {isDone, summaryOf, type Result} from './checks';
import styles from './styles.module.css';

interface Props {
  /** Name of the lesson. */
  lesson: string;
  results: readonly Result[];
  run: RunState;
  /** Whether the code has changed since it ran. */
  isChanged: boolean;
}

const states: Record<Result['state'], {sign: string; text: string}> = {
  open: {sign: '○', text: 'Not run'},
  passed: {sign: '✓', text: 'Passed'},
  failed: {sign: '✗', text: 'Failed'},
};

function Check({name, state, expected, received}: Result): ReactNode {
  const {sign, text} = states[state];
  return (
    <li className={clsx(styles.check, styles[state])}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span>{name}</span>
      <span className={styles.state}>{text}</span>
      {received !== undefined && (
        <dl>
          {expected !== undefined && (
            <>
              <dt>Expected</dt>
              <dd>{expected}</dd>
            </>
          )}
          <dt>Received</dt>
          <dd>{received}</dd>
        </dl>
      )}
    </li>
  );
}

/** The checks that a lesson's code has to pass, and a link to the next lesson once it does. */
export default function Checks({lesson, results, run, isChanged}: Props): ReactNode {
  const {next} = useDoc().metadata;
  const done = isDone(results, run, isChanged);
  useEffect(() => {
    if (done) markDone(lesson);
  }, [done, lesson]);

  return (
    <div className={styles.checks}>
      <p className={styles.summary}>
        <span role="status">{summaryOf(results, run, isChanged)}</span>
        {done && next && (
          <Link className="button button--primary button--sm" to={next.permalink}>
            Next: {next.title}
          </Link>
        )}
      </p>
      <ul aria-label="Checks">
        {results.map((result) => (
          <Check key={result.name} {...result} />
        ))}
      </ul>
    </div>
  );
}
