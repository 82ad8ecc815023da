import type {ReactNode} from 'react';

import Cards from '.';
import styles from './posts.module.css';

/** @param children - a list; an item is what a post says, and the blockquote with its link */
export default function Posts({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.posts}>
      <Cards>{children}</Cards>
    </div>
  );
}
