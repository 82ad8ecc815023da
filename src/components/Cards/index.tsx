import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** @param children - a list; the first line of an item is its title, whose link is the whole card's */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
