import {useEffect, useState} from 'react';

import {useHistory} from '@docusaurus/router';

import afterFrame from './afterFrame';

/**
 * Whether to render all of a page. That is so from the start in the HTML, while hydrating, and after
 * going back, which restores the scroll position. After following a link, it is so from the second
 * frame on, which means that the reader sees the page sooner.
 */
export default function useFirstFrameOver(): boolean {
  const {action} = useHistory();
  const [isOver, setIsOver] = useState(action === 'POP');

  useEffect(() => {
    if (!isOver) afterFrame(() => setIsOver(true));
  }, [isOver]);

  return isOver;
}
