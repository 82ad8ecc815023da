import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import type {Change, Draft} from '../files';
import styles from './styles.module.css';

interface Props {
  changes: readonly Change[];
  draft: Draft;
  onChoose: (texts: [path: string, text: string][]) => void;
}

/** Changes that were prepared for the reader; the current one is marked, also once more was changed. */
export default function Changes({changes, draft, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.changes}>
      <span id={id}>Try a change</span>
      {changes.map(({label, files}, index) => {
        const isMade = Object.entries(files).every(([path, text]) => draft.get(path) === text);
        return (
          <button
            key={label}
            type="button"
            className={clsx('button button--sm', isMade ? 'button--primary' : 'button--secondary')}
            aria-current={isMade || undefined}
            onClick={() => onChoose(Object.entries(files))}
          >
            {index + 1} {label}
          </button>
        );
      })}
    </div>
  );
}
