import ComponentCreator from '@docusaurus/ComponentCreator';

import type {ExpandedRoute} from './expand';
import {site} from './site';

type RouteConfig = {component: unknown; routes?: RouteConfig[]; [attribute: string]: unknown};

function withComponent({hash, routes, ...route}: ExpandedRoute): RouteConfig {
  return {
    ...route,
    component: ComponentCreator(route.path, hash),
    ...(routes && {routes: routes.map(withComponent)}),
  };
}

/** In place of `@generated/routes`. */
export default [
  ...site.routes.map(withComponent),
  {path: '*', component: ComponentCreator('*', '')},
];
