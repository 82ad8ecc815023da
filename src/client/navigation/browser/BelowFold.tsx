/**
 * Content below a page's first screen. It renders after the first frame, unless it is visible, or
 * the link's target is inside it or further down. Content after that target may render a frame
 * later, because only layout shows whether it is visible.
 */
import React, {useMemo, useRef, useState, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

import {renderChildren, useFirstFrameOver, type Props} from './AfterFrame';

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
      // Docusaurus scrolled before this part was rendered.
      else if (isNeeded) target.scrollIntoView();
    } else if (placeholder.current) {
      const {top} = placeholder.current.getBoundingClientRect();
      // Docusaurus scrolls to the top after this effect.
      if (top + window.scrollY < window.innerHeight) setIsNeeded(true);
    }
  }, [hash, isNeeded, isOver]);

  const content = useMemo(() => isShown && renderChildren(children), [children, isShown]);
  // One screen high, so the footer stays out of sight.
  return content || <div ref={placeholder} style={{minHeight: '100vh'}} />;
}
