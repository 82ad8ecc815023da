import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a page that is neither a doc nor a post: its heading, and what is below. */
export default function PageIntro({title, lead, children}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}
