/**
 * Defers content that is out of sight or beside the text, so rendering it after the page shifts
 * nothing.
 */
import {createElement, Fragment, type ReactNode} from 'react';

import useFirstFrameOver from './useFirstFrameOver';

export interface Props {
  /** Creates the content; deferred too, because creating elements takes time. */
  children: () => ReactNode;
}

/** MDX turns several children into an array without keys. */
export const renderChildren = (children: Props['children']): ReactNode =>
  createElement(Fragment, null, ...[children()].flat());

export default function AfterFrame({children}: Props): ReactNode {
  return useFirstFrameOver() && renderChildren(children);
}
