import {join, type Layout, type ShortRoute, type ShortSite} from './browser/expand';
import type {ChunkNames, Route, Site} from './generated';

/** `name` is the one that Docusaurus assigned. */
export type Chunk = {name: string; module: string};

/** Every chunk name in the tree, including repeats, in the order in which `expand` visits them. */
function namesIn(chunkNames: ChunkNames): string[] {
  return typeof chunkNames === 'string'
    ? [chunkNames]
    : Object.values<ChunkNames>(chunkNames).flatMap(namesIn);
}

/** All routes in the order in which `expand` visits them. */
function inOrder(routes: Route[]): Route[] {
  return routes.flatMap((route) => [route, ...inOrder(route.routes ?? [])]);
}

function chunksOf(site: Site, {component}: Route): ChunkNames {
  const chunks = site.chunkNames[component];
  if (chunks === undefined)
    throw new Error(`Route ${component} has no entry in routesChunkNames.json.`);
  return chunks;
}

/**
 * Encodes what the client knows about the site's pages in a fifth of the bytes; most of what
 * remains is the paths. Chunks are numbered instead of hashed: first those that several routes
 * share, then those of single routes, in route order, so the latter don't have to be listed.
 *
 * @returns the input of `expand`, and the chunks by number
 */
export function shorten(site: Site): {short: ShortSite; chunks: Chunk[]} {
  const routes = inOrder(site.routes).filter(({path}) => path !== '*');
  const uses = routes.flatMap((route) => namesIn(chunksOf(site, route)));
  const names = [...new Set(uses)];
  const isShared = (name: string) => uses.indexOf(name) !== uses.lastIndexOf(name);
  const shared = names.filter(isShared);

  const layoutOf = (route: Route): string => {
    const {path: _path, component: _component, routes: _routes, ...attributes} = route;
    const numbered: unknown = JSON.parse(
      JSON.stringify(chunksOf(site, route)),
      (_, value: unknown) =>
        typeof value !== 'string' ? value : isShared(value) ? shared.indexOf(value) : null,
    );
    return JSON.stringify({chunks: numbered, attributes} satisfies Layout);
  };
  const byUse = new Map<string, number>();
  for (const layout of routes.map(layoutOf)) byUse.set(layout, (byUse.get(layout) ?? 0) + 1);
  const layouts = [...byUse.keys()].sort((a, b) => (byUse.get(b) ?? 0) - (byUse.get(a) ?? 0));

  const shortRoutes = (parent: string, children: Route[]): ShortRoute[] =>
    children
      .filter(({path}) => path !== '*')
      .map((route) => {
        const path = route.path.slice(parent.length).replace(/^\//, '');
        if (join(parent, path) !== route.path) {
          throw new Error(`Route ${route.path} is not below its parent, ${parent}.`);
        }
        const layout = layouts.indexOf(layoutOf(route));
        if (route.routes) return [path, layout, shortRoutes(route.path, route.routes)];
        return layout === 0 ? path : [path, layout];
      });

  return {
    short: {
      layouts: layouts.map((layout) => JSON.parse(layout) as Layout),
      routes: shortRoutes('', site.routes),
      shared: shared.length,
    },
    chunks: [...shared, ...names.filter((name) => !isShared(name))].map((name) => {
      const module = site.modules[name];
      if (module === undefined) throw new Error(`Chunk ${name} has no entry in registry.js.`);
      return {name, module};
    }),
  };
}
