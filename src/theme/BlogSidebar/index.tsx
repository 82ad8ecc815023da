// Change: wrapped to show the reading time of each post below its title.
import {useMemo, type ReactNode} from 'react';
import minutes from '@generated/blog-lists/default/minutes.json';
import BlogSidebar from '@theme-original/BlogSidebar';
import type {Props} from '@theme/BlogSidebar';

import ReadingTime from '../../components/ReadingTime';
import styles from './styles.module.css';

const timedTitle = (permalink: string, title: string): ReactNode => (
  <span>
    {title}{' '}
    <span className={styles.time}>
      <ReadingTime minutes={minutes[permalink] ?? 1} />
    </span>
  </span>
);

export default function TimedBlogSidebar({sidebar}: Props): ReactNode {
  const timed = useMemo(
    () =>
      sidebar && {
        ...sidebar,
        items: sidebar.items.map((item) => ({
          ...item,
          // The stock list renders a title like any other child.
          title: timedTitle(item.permalink, item.title) as unknown as string,
        })),
      },
    [sidebar],
  );
  return <BlogSidebar sidebar={timed} />;
}
