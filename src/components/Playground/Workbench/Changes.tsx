import {useId, type ReactNode} from 'react';

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
      {changes.map(({label, files}, index) => (
        <button
          key={label}
          type="button"
          className={styles.change}
          aria-current={
            Object.entries(files).every(([path, text]) => draft.get(path) === text) || undefined
          }
          onClick={() => onChoose(Object.entries(files))}
        >
          <b>{index + 1}</b> {label}
        </button>
      ))}
    </div>
  );
}
