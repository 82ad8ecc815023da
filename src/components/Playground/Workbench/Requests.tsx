import type {ReactNode} from 'react';
import clsx from 'clsx';

import type {RequestEvent} from '../../../plugins/playground/api';
import {countOf} from '../files';
import styles from './styles.module.css';

interface Props {
  /** In the order in which they happened, those of several requests among each other. */
  events: readonly RequestEvent[];
}

function Exchange({events}: Props): ReactNode {
  const textOf = (kind: RequestEvent['kind']) => events.find((it) => it.kind === kind)?.text;
  const isOver = textOf('end') !== undefined;
  return (
    <li className={clsx(!isOver && styles.open)}>
      <div>
        <b translate="no">{textOf('line')}</b>{' '}
        <span>{textOf('status') ?? (isOver ? 'No response' : 'Waiting')}</span>
      </div>
      {events.map(
        ({kind, text}, index) =>
          (kind === 'input' || kind === 'part') &&
          text.trim() !== '' && (
            <div key={index}>
              <span role="img" aria-label={kind === 'input' ? 'sent' : 'received'}>
                {kind === 'input' ? '→' : '←'}
              </span>{' '}
              <code translate="no">{text.trim()}</code>
            </div>
          ),
      )}
    </li>
  );
}

/** The requests that the program's servers got, with what they sent and what came back. */
export default function Requests({events}: Props): ReactNode {
  const ids = [...new Set(events.map(({id}) => id))];
  if (ids.length === 0) return null;
  return (
    <details className={styles.requests} open>
      <summary>{countOf(ids.length, 'request')}</summary>
      {/* Scrolls, so it must be reachable by keyboard. */}
      <ol tabIndex={0} aria-label="Requests">
        {ids.map((id) => (
          <Exchange key={id} events={events.filter((event) => event.id === id)} />
        ))}
      </ol>
    </details>
  );
}
