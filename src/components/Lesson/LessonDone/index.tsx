import type {ReactNode} from 'react';

import {useDone} from '../progress';
import styles from '../styles.module.css';

/** Says that a lesson is done, if it is. */
export default function LessonDone({lesson}: {lesson: string}): ReactNode {
  return (
    useDone()?.includes(lesson) && (
      <>
        {' '}
        <span className={styles.done}>Done</span>
      </>
    )
  );
}
