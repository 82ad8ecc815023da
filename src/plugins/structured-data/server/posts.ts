import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';

import type {Post} from '../graph';
import {keywordList, type Site} from './useSite';

export function toPost(
  site: Site,
  {metadata, frontMatter}: Pick<PropBlogPostContent, 'metadata' | 'frontMatter'>,
): Post {
  const {permalink, title, description, date, lastUpdatedAt} = metadata;
  return {
    url: site.absolute(permalink),
    title,
    description,
    image: site.cardOf(permalink),
    keywords: keywordList(frontMatter.keywords),
    published: date,
    modified: lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt).toISOString(),
  };
}
