// Change: a list that fits on one page has no others; the stock paginator is an empty landmark there.
import type {ReactNode} from 'react';
import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

export default function BlogListPaginatorWrapper(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return previousPage || nextPage ? <BlogListPaginator {...props} /> : null;
}
