// Change: wrapped to add what the stock head of a doc leaves out: that it is an article, for whoever
// shows a preview of its link, where it is as Markdown, and structured data for search engines.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

import {twinOf} from '../../../plugins/markdown-pages/url';
import DocArticle from '../../../plugins/structured-data/server/DocArticle';

export default function DocItemMetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
        <link rel="alternate" type="text/markdown" href={twinOf(metadata.permalink)} />
      </Head>
      <DocArticle />
    </>
  );
}
