// Change: renders nothing for a page that is in no sidebar, where the stock paginator is an empty
// landmark.
import type {ReactNode} from 'react';
import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';

export default function DocPaginatorWrapper(props: Props): ReactNode {
  return props.previous || props.next ? <DocPaginator {...props} /> : null;
}
