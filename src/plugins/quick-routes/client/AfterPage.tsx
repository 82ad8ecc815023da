/**
 * What stands around a page and tells where it is: it learns of a new page when that is rendered,
 * and follows as soon as there is time.
 */
import React, {useContext, useDeferredValue, type ReactNode} from 'react';

import {__RouterContext} from 'react-router';

/** @param props.children the same as long as nothing but the page has changed */
export default function AfterPage({children}: {children: ReactNode}): ReactNode {
  const router = useDeferredValue(useContext(__RouterContext));
  return <__RouterContext.Provider value={router}>{children}</__RouterContext.Provider>;
}
