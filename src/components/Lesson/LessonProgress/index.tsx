import type {ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';

import {useDone} from '../progress';
import styles from '../styles.module.css';

/** How many of the lessons below this page are done. */
export default function LessonProgress(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const done = useDone();
  const lessons = items.map((item) => ('href' in item && item.href?.split('/').at(-1)) || '');
  const count = lessons.filter((name) => done?.includes(name)).length;
  return (
    <div className={styles.progress}>
      <progress aria-label="Lessons done" value={count} max={lessons.length} />
      <span>{done && `${count} of ${lessons.length} done`}</span>
    </div>
  );
}
