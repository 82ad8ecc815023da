// Change: wrapped to link to the post's Markdown in the head.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

import {twinOf} from '../../../plugins/markdown-pages/url';

export default function BlogPostPageMetadataWrapper(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <BlogPostPageMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={twinOf(metadata.permalink)} />
      </Head>
    </>
  );
}
