// Change: the stock page has no description, which search engines and link previews show.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function DescribedTagsListPage(props: Props): ReactNode {
  const names = props.tags.map(({label}) => label).join(', ');
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={`Every subject that the tRPC blog writes about: ${names}.`} />
    </>
  );
}
