import type {ReactNode} from 'react';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';

import {blogPosting, breadcrumbs, toGraph} from '../graph';
import JsonLd from '../JsonLd';
import {toPost} from './posts';
import {useSite} from './useSite';

/** Describes a post and its breadcrumbs. */
export default function BlogPost(): ReactNode {
  const site = useSite();
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const post = toPost(site, useBlogPost());
  const trail = [
    {name: site.name, url: site.home},
    {name: blogTitle, url: site.absolute(blogBasePath)},
    {name: post.title, url: post.url},
  ];
  return <JsonLd graph={toGraph(blogPosting(site, post), breadcrumbs(trail))} />;
}
