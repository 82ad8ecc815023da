import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** Whether it scrolls if there is no room for it (src/plugins/tables). */
  'data-kind'?: 'data';
};

/**
 * A Markdown table. A table of data scrolls inside its own box, by touch, by mouse and with the arrow
 * keys.
 */
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
