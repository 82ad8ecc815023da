import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import styles from './styles.module.css';

interface Props {
  /** For tabs and search results. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A page that is neither a doc nor a post: its heading, and what is below. */
export default function PageIntro({title, description, heading, lead, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </Layout>
  );
}
