import React, {type ReactNode} from 'react';

import type {PlaygroundEntry} from '../../../plugins/playground/api';
import Share from './Share';
import styles from './styles.module.css';

interface Props {
  entries: readonly PlaygroundEntry[];
  /** Index of the entry that Run starts. */
  entryIndex: number;
  isRunning: boolean;
  isEdited: boolean;
  status: string;
  /** Of a page that opens the files as they are now. */
  address: () => string;
  onPick: (entryIndex: number) => void;
  onRun: (entry: PlaygroundEntry) => void;
  onStop: () => void;
  onReset: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** Below the editor: runs the program, resets and shares the files, and says how things are. */
export default function Actions({
  entries,
  entryIndex,
  isRunning,
  isEdited,
  status,
  address,
  onPick,
  onRun,
  onStop,
  onReset,
  onUndo,
}: Props): ReactNode {
  const entry = entries[entryIndex];
  return (
    <div className={styles.actions}>
      {entry && (
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={() => onRun(entry)}
        >
          Run{entries.length === 1 && ` ${entry.path}`}
        </button>
      )}
      {/* Beside Run, so that a second click on that never stops what it has started. */}
      {isRunning && (
        <button type="button" className="button button--danger button--sm" onClick={onStop}>
          Stop
        </button>
      )}
      {entries.length > 1 && (
        <select
          className={styles.entries}
          aria-label="Program to run"
          value={entryIndex}
          onChange={({target}) => onPick(Number(target.value))}
        >
          {entries.map((it, index) => (
            <option key={it.path} value={index}>
              {it.path}
            </option>
          ))}
        </select>
      )}
      <button type="button" className={styles.action} disabled={!isEdited} onClick={onReset}>
        Reset
      </button>
      {onUndo && (
        <button type="button" className={styles.action} onClick={onUndo}>
          Undo
        </button>
      )}
      <Share address={address} />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
