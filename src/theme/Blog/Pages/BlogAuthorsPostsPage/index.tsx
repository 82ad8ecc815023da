// Change: the stock page has no description, which search engines and link previews show.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function DescribedAuthorsPostsPage(props: Props): ReactNode {
  const {name, key} = props.author;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={`Every post of the tRPC blog by ${name ?? key}, newest first.`} />
    </>
  );
}
