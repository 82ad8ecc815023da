/** What of a page is not in sight, or beside it, so that nothing moves when it comes after the page. */
import {createElement, Fragment, type ReactNode} from 'react';

import useFirstFrameOver from './useFirstFrameOver';

export interface Props {
  /** Makes what is shown; not before that, since it takes its time, too. */
  children: () => ReactNode;
}

/** MDX makes an array of several children, which have no keys. */
export const renderChildren = (children: Props['children']): ReactNode =>
  createElement(Fragment, null, ...[children()].flat());

export default function AfterFrame({children}: Props): ReactNode {
  return useFirstFrameOver() && renderChildren(children);
}
