// Change: the panel is labeled with its tab's label, for screen readers and print, and has the id
// that its tab's `aria-controls` refers to.
import type {ReactNode} from 'react';
import styles from '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';

export default function TabItem(props: Props): ReactNode {
  const {children, hidden, className, label, value, attributes} = props;
  const id = attributes?.['aria-controls'];
  return (
    <div
      role="tabpanel"
      id={typeof id === 'string' ? id : undefined}
      aria-label={label ?? value}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
