// Change: wrapped to put beside the breadcrumbs of a doc the control that copies it as Markdown. The
// index that Docusaurus makes of a category has breadcrumbs, too, and no Markdown.
import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import MarkdownTwin from '../../components/MarkdownTwin';
import styles from '../../components/MarkdownTwin/styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {pluginId, docs} = useDocsVersion();
  const {activeDoc} = useActiveDocContext(pluginId);
  if (!activeDoc || !Object.hasOwn(docs, activeDoc.id)) return <DocBreadcrumbs />;
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <MarkdownTwin permalink={activeDoc.path} />
    </div>
  );
}
