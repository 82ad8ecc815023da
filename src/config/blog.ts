import type {Options} from '@docusaurus/plugin-content-blog';

import {createFeedItems} from '../plugins/feed';
import {rehypeTables} from '../plugins/tables/rehype-tables';
import {postEditUrl} from './editing';
import {remarkSamples} from './samples';
import {siteTitle} from './site';

export const blog = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'How tRPC works, why it works that way, and what changed in each release.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 5,
  showReadingTime: true,
  editUrl: postEditUrl,
  archiveBasePath: 'archive',
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: [remarkSamples],
  rehypePlugins: [rehypeTables],
  feedOptions: {
    type: 'all',
    title: `${siteTitle} blog`,
    description: 'How tRPC works, why it works that way, and what changed in each release.',
    copyright: 'Released under the MIT license',
    language: 'en',
    createFeedItems,
  },
} satisfies Options;
