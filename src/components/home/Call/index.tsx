import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  to: string;
  /** The one that most readers should follow. */
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a large button. */
export default function Call({to, primary = false, children}: Props): ReactNode {
  return (
    <Link
      to={to}
      className={clsx('button button--lg', primary ? 'button--primary' : styles.secondary)}
    >
      {children}
    </Link>
  );
}
