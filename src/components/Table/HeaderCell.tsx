import type {ComponentProps, ReactNode} from 'react';

/** A cell of a Markdown table's first row. The corner of a table with row titles heads nothing. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td />;
}
