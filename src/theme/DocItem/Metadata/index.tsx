// Change: wrapped to add what the stock head of a doc leaves out: that it is an article, for whoever
// shows a preview of its link.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
    </>
  );
}
