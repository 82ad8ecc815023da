import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** Whether it scrolls where there is no room for it (src/plugins/tables). */
  'data-kind'?: 'data';
};

/** A Markdown table. One of data scrolls in its own box, by touch, by mouse and with the arrow keys. */
export default function Table({'data-kind': kind, ...props}: Props): ReactNode {
  const isData = kind === 'data';
  return (
    <div
      className={clsx(styles.table, isData && styles.data)}
      {...(isData && {role: 'group', 'aria-label': 'Table', tabIndex: 0})}
    >
      <table {...props} />
    </div>
  );
}
