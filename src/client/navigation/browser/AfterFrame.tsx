/** Content that is out of sight or beside the text, so nothing shifts when it renders after the page. */
import {createElement, Fragment, type ReactNode} from 'react';

import useFirstFrameOver from './useFirstFrameOver';

export interface Props {
  /** Creates the content; called late, because creating elements takes time as well. */
  children: () => ReactNode;
}

/** MDX makes an array of several children, which have no keys. */
export const renderChildren = (children: Props['children']): ReactNode =>
  createElement(Fragment, null, ...[children()].flat());

export default function AfterFrame({children}: Props): ReactNode {
  return useFirstFrameOver() && renderChildren(children);
}
