// Change: replaces the stock list, which has nothing but names, with what each tag is about and its
// posts. The stock page also lacks a description, which search engines and link previews show.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogTagsListPage';

import PostLists, {postsOf} from '../../components/PostLists';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <PostLists
      title="Tags"
      description={`Every subject that the tRPC blog writes about: ${tags.map(({label}) => label).join(', ')}.`}
      sidebar={sidebar}
      lists={tags.map(({label: name, description: about, permalink: to}) => {
        return {name, about, to, posts: postsOf(to, sidebar)};
      })}
    />
  );
}
