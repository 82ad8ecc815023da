import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage/StructuredData';

import {blog, toGraph} from '../graph';
import JsonLd from '../JsonLd';
import {toPost} from './posts';
import {useSite} from './useSite';

/** Describes the blog, and the posts that the page lists. */
export default function BlogList({metadata, items}: Props): ReactNode {
  const site = useSite();
  const page = {
    url: site.absolute(metadata.permalink),
    title: `${site.name} ${metadata.blogTitle.toLowerCase()}`,
    description: metadata.blogDescription,
  };
  const posts = items.map(({content}) => toPost(site, content));
  return <JsonLd graph={toGraph(blog(site, page, posts))} />;
}
