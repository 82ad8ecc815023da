import ComponentCreator from '@docusaurus/ComponentCreator';

import type {ExpandedRoute} from './expand';
import {site} from './site';

type RouteConfig = {component: unknown; routes?: RouteConfig[]; [attribute: string]: unknown};

/** A route's component is made when a reader comes to the route, not those of all pages at once. */
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

/** In place of `@generated/routes`. */
export default [
  ...site.routes.map(withComponent),
  {path: '*', component: ComponentCreator('*', '')},
];
