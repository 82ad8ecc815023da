// Change: the descriptions on the cards are part of the page's own data. The stock page takes them
// from the list of all docs of the version, which every doc would have to load (see
// src/client/bundle).
import type {ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';

import type {WithCards} from '@site/src/client/bundle/docsVersions';

export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const version = useDocsVersion();
  const {cards} = props.categoryGeneratedIndex as WithCards<Props['categoryGeneratedIndex']>;
  return (
    <DocsVersionProvider version={{...version, docs: {...version.docs, ...cards}}}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DocsVersionProvider>
  );
}
