/** The navbar and the sidebar: they learn of a navigation once the new page is shown. */
import React, {useContext, useEffect, useState, type ReactNode} from 'react';

import {__RouterContext} from 'react-router';

import afterFrame from './afterFrame';

/** @param props.children the same as long as nothing but the page has changed */
export default function AfterPage({children}: {children: ReactNode}): ReactNode {
  const current = useContext(__RouterContext);
  const [router, setRouter] = useState(current);
  useEffect(() => {
    if (router !== current) afterFrame(() => setRouter(current));
  }, [current, router]);
  return <__RouterContext.Provider value={router}>{children}</__RouterContext.Provider>;
}
