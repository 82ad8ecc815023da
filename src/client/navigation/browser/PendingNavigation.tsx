/**
 * Keeps the page that is shown until the code of the next one has come, as Docusaurus' component of
 * this name does. That one has react-router's `Route` tell the old location again when a link is
 * followed, at which each link and each part that reads the location renders once for nothing; here
 * they are told once, when the next page is there.
 */
import React, {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';

import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {__RouterContext, useHistory, type RouteComponentProps} from 'react-router';

type Location = RouteComponentProps['location'];

interface Props {
  location: Location;
  children: ReactNode;
}

interface Shown {
  location: Location;
  previousLocation: Location | null;
}

export default function PendingNavigation({location, children}: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState<Shown>(() => {
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
    return {location, previousLocation: null};
  });
  const latest = useRef(location);

  useLayoutEffect(() => {
    const previousLocation = latest.current;
    if (location === previousLocation) return;
    latest.current = location;
    const done = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    preload(location.pathname).then(
      () => {
        done();
        // Unless another link was followed meanwhile.
        if (latest.current === location) setShown({location, previousLocation});
      },
      (error: unknown) => {
        console.warn(error);
        // After a deploy, the chunk may no longer be there: load the page anew.
        window.location.reload();
      },
    );
  }, [location]);

  const router = useMemo(() => {
    const isExact = shown.location.pathname === '/';
    const match = {path: '/', url: '/', params: {}, isExact};
    return {history, location: shown.location, match};
  }, [history, shown]);
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <__RouterContext.Provider value={router}>{children}</__RouterContext.Provider>
    </ClientLifecyclesDispatcher>
  );
}
