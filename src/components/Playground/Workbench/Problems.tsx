import type {ReactNode} from 'react';

import type {Problem} from '../../../plugins/playground/api';
import styles from './styles.module.css';

interface Props {
  problems: readonly Problem[];
  onOpen: (problem: Problem) => void;
}

/** What the compiler says of all files, each leading to its place. */
export default function Problems({problems, onOpen}: Props): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="Problems">
      {problems.map((problem) => {
        const {path, line, column, code, message} = problem;
        return (
          <li key={`${path}:${line}:${column}:${code}`}>
            <button type="button" onClick={() => onOpen(problem)}>
              <span>{`${path}:${line}:${column}`}</span> <b>TS{code}</b> {message}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
