// Change: renders nothing for a list that fits on one page, where the stock paginator is an empty
// landmark.
import type {ReactNode} from 'react';
import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

export default function BlogListPaginatorWrapper(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return previousPage || nextPage ? <BlogListPaginator {...props} /> : null;
}
