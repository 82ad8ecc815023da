/**
 * Defers content that is out of sight or beside the text, so rendering it after the page shifts
 * nothing.
 */
import {createElement, Fragment, useEffect, useState, type ReactNode} from 'react';

import {useHistory} from '@docusaurus/router';

import {afterFrame} from './AfterPage';

/**
 * Whether to render the entire page. That is the case from the start during SSR, hydration, and
 * back navigation, which restores the scroll position. After a link is followed, it is the case
 * from the second frame on, so the reader sees the page sooner.
 */
export function useFirstFrameOver(): boolean {
  const {action} = useHistory();
  const [isOver, setIsOver] = useState(action === 'POP');

  useEffect(() => {
    if (!isOver) afterFrame(() => setIsOver(true));
  }, [isOver]);

  return isOver;
}

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
