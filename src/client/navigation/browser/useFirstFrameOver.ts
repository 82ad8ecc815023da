import {useEffect, useState} from 'react';

import {useHistory} from '@docusaurus/router';

import afterFrame from './afterFrame';

/**
 * Whether all of a page is rendered: at once in the HTML, when a page starts, and when the reader
 * goes back, which restores how far the page was scrolled. When a link leads to the page, after the
 * first frame, so that the reader sees the page sooner.
 */
export default function useFirstFrameOver(): boolean {
  const {action} = useHistory();
  const [isOver, setIsOver] = useState(action === 'POP');

  useEffect(() => {
    if (!isOver) afterFrame(() => setIsOver(true));
  }, [isOver]);

  return isOver;
}
