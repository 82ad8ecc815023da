/**
 * What of a page is below the first screen. It is there at once in the HTML, when a page starts, and
 * when the reader goes back, which restores how far the page was scrolled. When a link leads to the
 * page, it is rendered after the first frame, so that the reader sees the page sooner; unless it is
 * in sight, or the link leads to something in it or further down. What follows the target of a link
 * may come a frame later: whether it is in sight is known only after a layout of its own.
 */
import React, {
  createElement,
  Fragment,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

interface Props {
  /** Makes what is shown; not before that, since it takes its time, too. */
  children: () => ReactNode;
}

export default function BelowFold({children}: Props): ReactNode {
  const {action, location} = useHistory();
  const [stage, setStage] = useState<'later' | 'now' | 'shown'>(
    action === 'POP' ? 'shown' : 'later',
  );
  const placeholder = useRef<HTMLDivElement>(null);
  const {hash} = location;

  useIsomorphicLayoutEffect(() => {
    if (stage === 'shown') return;
    if (hash) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target) setStage('now');
      // Docusaurus goes there before this part is shown.
      else if (stage === 'now') target.scrollIntoView();
    } else if (placeholder.current) {
      const {top} = placeholder.current.getBoundingClientRect();
      // Docusaurus goes to the top after this.
      if (top + window.scrollY < window.innerHeight) setStage('now');
    }
  }, [hash, stage]);

  useEffect(() => {
    if (stage !== 'later') return;
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setStage('shown'))));
  }, [stage]);

  // As long as it is missing, the footer stays out of sight.
  if (stage === 'later') return <div ref={placeholder} style={{minHeight: '100vh'}} />;
  return createElement(Fragment, null, ...[children()].flat());
}
