// Change: ejected to say where a page stands as JSON-LD instead of microdata (`List.tsx`), and to put
// beside the breadcrumbs of a doc the control that copies it as Markdown. The index that Docusaurus
// makes of a category has breadcrumbs, too, and no Markdown.
import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

import MarkdownTwin from '../../components/MarkdownTwin';
import markdownTwin from '../../components/MarkdownTwin/styles.module.css';
import List from './List';

export default function DocBreadcrumbs(): ReactNode {
  const {pluginId} = useDocsVersion();
  const {activeDoc} = useActiveDocContext(pluginId);
  // Among the docs are the indexes of categories, with their path for an id.
  if (!activeDoc || activeDoc.id.startsWith('/')) return <List />;
  return (
    <div className={markdownTwin.row}>
      <List />
      <MarkdownTwin permalink={activeDoc.path} />
    </div>
  );
}
