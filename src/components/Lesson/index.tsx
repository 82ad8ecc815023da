import type {ReactNode} from 'react';

import EditButton from '../EditableSample/EditButton';
import {blockEditor, useEditor} from '../EditableSample/useEditor';
import Sample, {type SampleProps} from '../Sample';
import {useDone} from './progress';
import styles from './styles.module.css';

interface Props extends SampleProps {
  /** The lesson's name. */
  lesson: string;
}

/** The block that the reader of a lesson edits, with a button that replaces it with the editor. */
export function Lesson({lesson, ...sample}: Props): ReactNode {
  const editing = useEditor(blockEditor(sample));
  const isDone = useDone()?.includes(lesson);

  return (
    <div className={styles.workbench}>
      {editing.editor ?? (
        <div className={styles.lesson}>
          <div className={styles.start}>
            <EditButton of={editing} label={isDone ? 'Start again' : 'Start the lesson'} />
            {isDone && <p className={styles.done}>You have done this lesson</p>}
          </div>
          <Sample {...sample} />
        </div>
      )}
    </div>
  );
}
