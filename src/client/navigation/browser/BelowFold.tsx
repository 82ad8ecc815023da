/**
 * What of a page is below the first screen. It comes after the first frame, unless it is in sight, or
 * a link leads to something in it or further down. What follows the target of a link may come a frame
 * later: whether it is in sight is known only after a layout of its own.
 */
import React, {useMemo, useRef, useState, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

import {renderChildren, type Props} from './AfterFrame';
import useFirstFrameOver from './useFirstFrameOver';

export default function BelowFold({children}: Props): ReactNode {
  const {hash} = useLocation();
  const isOver = useFirstFrameOver();
  const [isNeeded, setIsNeeded] = useState(false);
  const placeholder = useRef<HTMLDivElement>(null);
  const isShown = isOver || isNeeded;

  useIsomorphicLayoutEffect(() => {
    if (isOver) return;
    if (hash) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target) setIsNeeded(true);
      // Docusaurus goes there before this part is shown.
      else if (isNeeded) target.scrollIntoView();
    } else if (placeholder.current) {
      const {top} = placeholder.current.getBoundingClientRect();
      // Docusaurus goes to the top after this.
      if (top + window.scrollY < window.innerHeight) setIsNeeded(true);
    }
  }, [hash, isNeeded, isOver]);

  const content = useMemo(() => isShown && renderChildren(children), [children, isShown]);
  // As long as it is missing, the footer stays out of sight.
  return content || <div ref={placeholder} style={{minHeight: '100vh'}} />;
}
