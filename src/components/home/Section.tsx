import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  /** Anchor within the page. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** On a tinted band, to set it off from its neighbors. */
  tinted?: boolean;
  children: ReactNode;
}

export default function Section({id, title, lead, tinted, children}: Props): ReactNode {
  // Docusaurus only knows the anchors of headings.
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={clsx(styles.section, tinted && styles.tinted)}>
      <div className={styles.inner}>
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
