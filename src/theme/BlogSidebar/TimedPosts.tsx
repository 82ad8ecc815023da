import type {ReactNode} from 'react';
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import Link from '@docusaurus/Link';
import minutes from '@generated/reading-times/default/minutes.json';

import ReadingTime from '../../components/ReadingTime';
import styles from './timed.module.css';

interface Props {
  items: BlogSidebarItem[];
  listClassName: string;
  itemClassName: string | undefined;
  linkClassName: string | undefined;
  activeClassName: string | undefined;
}

/** Posts of a sidebar, each with its reading time. */
export default function TimedPosts({items, ...classes}: Props): ReactNode {
  return (
    <ul className={classes.listClassName}>
      {items.map(({permalink, title}) => (
        <li key={permalink} className={classes.itemClassName}>
          <Link
            isNavLink
            to={permalink}
            className={classes.linkClassName}
            activeClassName={classes.activeClassName}
          >
            <span>
              {title}{' '}
              <span className={styles.time}>
                <ReadingTime minutes={minutes[permalink] ?? 1} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
