// Change: replaces the stock page, whose headings skip a level, whose colored banner duplicates the
// announcement's, and which lacks the class of the blog's pages. Lists posts by year, newest first.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogArchivePage';

import PostLists from '../../components/PostLists';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <PostLists
      title="Archive"
      description="All posts of the tRPC blog, by year."
      lists={years.map((name) => {
        return {name, posts: posts.filter(({date}) => date.startsWith(name))};
      })}
    />
  );
}
