// Change: replaces the stock list, which leaves out what is said about an author, and their posts. The
// stock page also lacks a description, which search engines and link previews show.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

import PostLists, {postsOf} from '../../../../components/PostLists';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  return (
    <PostLists
      title="Authors"
      description="Who writes the tRPC blog, with the posts of each."
      sidebar={sidebar}
      lists={authors.map(({key, name = key, description: about, page}) => {
        return {name, about, to: page?.permalink, posts: postsOf(key, sidebar)};
      })}
    />
  );
}
