import {useEffect, useState} from 'react';

import {useHistory} from '@docusaurus/router';

import afterFrame from './afterFrame';

/**
 * Whether to render the entire page. That is the case from the start during SSR, hydration, and
 * back navigation, which restores the scroll position. After a link is followed, it is the case
 * from the second frame on, so the reader sees the page sooner.
 */
export default function useFirstFrameOver(): boolean {
  const {action} = useHistory();
  const [isOver, setIsOver] = useState(action === 'POP');

  useEffect(() => {
    if (!isOver) afterFrame(() => setIsOver(true));
  }, [isOver]);

  return isOver;
}
