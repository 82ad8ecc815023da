import type {ReactNode} from 'react';

import {blockEditor, labelOf, useEditor} from '../EditableSample/useEditor';
import Sample, {type SampleProps} from '../Sample';
import {useDone} from './progress';
import styles from './styles.module.css';

interface Props extends SampleProps {
  /** The lesson's name. */
  lesson: string;
}

/** The block that a lesson's reader changes, with a button that opens the lesson in its place. */
export function Lesson({lesson, ...sample}: Props): ReactNode {
  const {editor, state, open} = useEditor(blockEditor(sample));
  const isDone = useDone()?.includes(lesson);

  return (
    editor ?? (
      <div className={styles.lesson}>
        <div className={styles.start}>
          <button
            type="button"
            className="button button--primary"
            aria-live="polite"
            autoFocus={editor === null}
            onClick={open}
          >
            {labelOf(state, isDone ? 'Start again' : 'Start the lesson')}
          </button>
          {isDone && <p className={styles.done}>You have done this lesson</p>}
        </div>
        <Sample {...sample} />
      </div>
    )
  );
}
