import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/**
 * Chunk names, in the same shape as the props through which a route's component gets the modules.
 */
export type ChunkNames = string | ChunkNames[] | {[prop: string]: ChunkNames};

/** A route as passed to react-router. */
export type Route = {
  path: string;
  /** The key under which its chunk names are found. */
  component: string;
  routes?: Route[];
  /** Anything else that the plugin attached to the route, such as `sidebar`. */
  [attribute: string]: unknown;
};

/** What the client has to know about every page of the site. */
export type Site = {
  routes: Route[];
  chunkNames: Record<string, ChunkNames>;
  /** Module path by chunk name. */
  modules: Record<string, string>;
};

/**
 * Reads the three modules through which Docusaurus describes the site's pages to the client.
 *
 * @param directory - the directory of generated files, `.docusaurus`
 */
export function readSite(directory: string): Site {
  const read = (name: string) => fs.readFileSync(path.join(directory, name), 'utf8');
  const evaluate = (name: string, globals: object): unknown =>
    vm.runInNewContext(
      read(name)
        .replace(/^import .*;$/gm, '')
        .replace('export default', 'exported ='),
      globals,
    );
  // Docusaurus' own function derives the key from the same two values.
  const ComponentCreator = (routePath: string, hash: string) => `${routePath}-${hash}`;
  const registry = evaluate('registry.js', {require: {resolveWeak: String}});
  return {
    routes: evaluate('routes.js', {ComponentCreator}) as Route[],
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Site['chunkNames'],
    modules: Object.fromEntries(
      Object.entries(registry as Record<string, [load: unknown, module: string]>).map(
        ([name, [, module]]) => [name, module],
      ),
    ),
  };
}
