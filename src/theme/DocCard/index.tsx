// Change: a card without the stock emoji that shows its full description: the stock card truncates
// title and text to one line each.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function DocCard({item}: Props): ReactNode {
  const {docs} = useDocsVersion();
  if (item.type === 'html') {
    throw new Error('A sidebar item of raw HTML has no card.');
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const about = item.type === 'link' ? item.docId : item.href;
  const description = item.description ?? docs[about ?? '']?.description;
  return (
    <Link to={href} className={styles.card}>
      <Heading as="h2" className={styles.title}>
        {item.label}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}
