/**
 * Keeps showing the current page until the chunks of the next one are loaded, like Docusaurus'
 * component of the same name. When a link is followed, Docusaurus passes the old location to
 * react-router's `Route` again, so every link and every consumer of the location renders twice.
 * Here the context changes once, when the next page is loaded.
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

/** A link may contain any address, and Docusaurus' code throws if it can't be decoded. */
function readable(location: Location): Location {
  try {
    decodeURI(location.pathname);
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return {...location, pathname: encodeURI(location.pathname), hash: ''};
  }
}

export default function PendingNavigation({location: given, children}: Props): ReactNode {
  const history = useHistory();
  const location = useMemo(() => readable(given), [given]);
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
        // Skipped if another link was followed in the meantime.
        if (latest.current === location) setShown({location, previousLocation});
      },
      (error: unknown) => {
        console.warn(error);
        // A deploy may have removed the chunk.
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
