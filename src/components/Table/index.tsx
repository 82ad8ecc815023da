import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

/** A Markdown table that scrolls in its own box, by touch, by mouse and with the arrow keys. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
