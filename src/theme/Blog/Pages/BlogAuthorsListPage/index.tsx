// Change: replaces the stock list, which leaves out what is said about an author. The stock page also
// lacks a description, which search engines and link previews show.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

import BlogCards from '../../../../components/BlogCards';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  return (
    <BlogCards
      title="Authors"
      description="Who writes the tRPC blog, with the number of their posts and where else to find them."
      sidebar={sidebar}
      entries={authors.map(({key, name, description, page, count}) => ({
        name: name ?? key,
        about: description,
        to: page?.permalink ?? '/blog',
        count,
      }))}
    />
  );
}
