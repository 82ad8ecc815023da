import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** How it is shown where there is no room for it (`TableKind` of src/plugins/tables). */
  'data-kind'?: 'data' | 'prose';
};

/** A Markdown table. One of data scrolls in its own box, by touch, by mouse and with the arrow keys. */
export default function Table({'data-kind': kind, ...props}: Props): ReactNode {
  const table = <table {...props} />;
  if (kind === 'data') {
    return (
      <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
        {table}
      </div>
    );
  }
  return <div className={kind === 'prose' ? styles.stack : styles.plain}>{table}</div>;
}
