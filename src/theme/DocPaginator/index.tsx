// Change: a page that no sidebar lists has no neighbors; the stock paginator is an empty landmark there.
import type {ReactNode} from 'react';
import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';

export default function DocPaginatorWrapper(props: Props): ReactNode {
  return props.previous || props.next ? <DocPaginator {...props} /> : null;
}
