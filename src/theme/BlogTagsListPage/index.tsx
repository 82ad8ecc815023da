// Change: replaces the stock list, which has nothing but names, with what each tag is about. The stock
// page also lacks a description, which search engines and link previews show.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogTagsListPage';

import BlogCards from '../../components/BlogCards';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const names = tags.map(({label}) => label).join(', ');
  return (
    <BlogCards
      title="Tags"
      description={`Every subject that the tRPC blog writes about: ${names}.`}
      sidebar={sidebar}
      entries={tags.map(({label, description, permalink, count}) => ({
        name: label,
        about: description,
        to: permalink,
        count,
      }))}
    />
  );
}
