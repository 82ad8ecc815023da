// Change: a card without the stock emoji, whose description is read in full: the stock card cuts
// title and text to one line each.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    throw new Error('A sidebar item of raw HTML has no card.');
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  return (
    <Link to={href} className={styles.card}>
      <Heading as="h2" className={styles.title}>
        {item.label}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}
