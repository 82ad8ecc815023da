/** Defers navigation updates of the navbar and sidebar until the new page is shown. */
import React, {startTransition, useContext, useEffect, useState, type ReactNode} from 'react';

import {__RouterContext} from 'react-router';

/** Updates state in a transition, after the next frame. */
export function afterFrame(change: () => void): void {
  requestAnimationFrame(() => setTimeout(() => startTransition(change)));
}

/** @param props.children must keep their identity as long as nothing but the page changes */
export default function AfterPage({children}: {children: ReactNode}): ReactNode {
  const current = useContext(__RouterContext);
  const [router, setRouter] = useState(current);
  useEffect(() => {
    if (router !== current) afterFrame(() => setRouter(current));
  }, [current, router]);
  return <__RouterContext.Provider value={router}>{children}</__RouterContext.Provider>;
}
