import {useState, type ReactNode} from 'react';
import {diffLines} from 'diff';

import type {PlaygroundFile} from '../../../plugins/playground/api';
import sample from '../../Sample/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** The reader's files. */
  files: readonly PlaygroundFile[];
  /** The files that the solution changes. */
  solution: readonly PlaygroundFile[];
}

/** `code.css` marks the lines, also for screen readers. */
const elements = {added: 'ins', removed: 'del', same: 'span'} as const;

/** The lines of both texts in order, each marked as added, removed or the same. */
function linesOf(own: string, solution: string) {
  return diffLines(own, solution).flatMap(({value, added, removed}) => {
    const kind: keyof typeof elements = added ? 'added' : removed ? 'removed' : 'same';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => ({line, kind}));
  });
}

function Comparison({path, own, solution}: {path: string; own: string; solution: string}) {
  if (own === solution) return <p>Your {path} matches the solution.</p>;
  return (
    <pre
      className={sample.pre}
      tabIndex={0}
      role="group"
      aria-label={`${path}, compared with the solution`}
    >
      <code className="code">
        {linesOf(own, solution).map(({line, kind}, index) => {
          const Line = elements[kind];
          return <Line key={index}>{`${line}\n`}</Line>;
        })}
      </code>
    </pre>
  );
}

/** Compares the reader's files with the solution when the reader opens it. */
export default function Solution({files, solution}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.solution}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary>Compare with the solution</summary>
      {isOpen && (
        <>
          <p>Remove the lines marked −, and add those marked +.</p>
          {solution.map(({path, text}) => (
            <Comparison
              key={path}
              path={path}
              own={files.find((file) => file.path === path)?.text ?? ''}
              solution={text}
            />
          ))}
        </>
      )}
    </details>
  );
}
