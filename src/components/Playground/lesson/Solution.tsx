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
  /** Asks for another text of one of the files. */
  onStep: Compared['onStep'];
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

/** The reader's text with the first lines that differ as the solution has them. */
function withStep(own: string, solution: string): string {
  const parts = diffLines(own, solution);
  const isChange = (index: number) => parts[index]?.added || parts[index]?.removed || false;
  const first = parts.findIndex((_part, index) => isChange(index));
  return parts
    .filter(({added, removed}, index) =>
      index === first || (index === first + 1 && isChange(index)) ? !removed : !added,
    )
    .map(({value}) => value)
    .join('');
}

interface Compared {
  path: string;
  own: string;
  solution: string;
  onStep: (path: string, text: string) => void;
}

function Comparison({path, own, solution, onStep}: Compared): ReactNode {
  if (own === solution) return <p>Your {path} matches the solution.</p>;
  const lines = (
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
  return (
    <>
      {lines}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => onStep(path, withStep(own, solution))}
      >
        Show me the next step
      </button>
    </>
  );
}

/** Compares the reader's files with the solution when the reader opens it. */
export default function Solution({files, solution, onStep}: Props): ReactNode {
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
              onStep={onStep}
            />
          ))}
        </>
      )}
    </details>
  );
}
