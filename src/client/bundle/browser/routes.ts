import ComponentCreator from '@docusaurus/ComponentCreator';

import type {ExpandedRoute} from './expand';
import * as site from './site';

type RouteConfig = {component: unknown; routes?: RouteConfig[]; [attribute: string]: unknown};

/**
 * Creates a route's component when a reader navigates to it, rather than creating all of them up
 * front.
 */
function withComponent({hash, routes, ...route}: ExpandedRoute): RouteConfig {
  let component: unknown;
  return {
    ...route,
    get component() {
      return (component ??= ComponentCreator(route.path, hash));
    },
    ...(routes && {routes: routes.map(withComponent)}),
  };
}

/** Replaces `@generated/routes`. */
export default [
  ...site.routes.map(withComponent),
  {path: '*', component: ComponentCreator('*', '')},
];
