/**
 * `window.docusaurus`, which links call to prefetch pages. Docusaurus' own prefetches every link as
 * soon as it is in view, searches all routes for each, requests shared files repeatedly (a quarter
 * of the scripting time when a guide starts), and misses links with a hash. This one prefetches one
 * link at a time while the browser is idle, and requests each file once.
 */
import flat from '@docusaurus/core/lib/client/flat';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import type {ChunkNames} from '@docusaurus/types';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

/** Provided by the bundler's runtime. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

/** Not every browser supports it, so TypeScript's types lack it. */
declare global {
  interface Navigator {
    connection?: {effectiveType: string; saveData: boolean};
  }
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const files = new Set<string>();

/** The chunks of each route, by path: trees whose leaves are chunk names. */
let chunksByPath: Map<string, ChunkNames[]> | undefined;
let turn = Promise.resolve();

const isSlowConnection = ({connection} = navigator): boolean | undefined =>
  connection?.saveData || connection?.effectiveType.includes('2g');

/** Safari lacks `requestIdleCallback`. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });

/** Route names end with a dash and a hash, which distinguishes routes with the same path. */
function groupByPath(): Map<string, ChunkNames[]> {
  const groups = new Map<string, ChunkNames[]>();
  for (const [name, chunks] of Object.entries(routesChunkNames)) {
    const path = name.slice(0, name.lastIndexOf('-'));
    const group = groups.get(path);
    if (group) group.push(chunks);
    else groups.set(path, [chunks]);
  }
  return groups;
}

function prefetchFile(href: string): void {
  const link = document.createElement('link');
  // Safari does not support prefetch links.
  if (link.relList.supports('prefetch')) {
    document.head.append(Object.assign(link, {rel: 'prefetch', href}));
  } else {
    fetch(href).catch(() => {});
  }
}

/** Requests those of the page's files that no earlier prefetch has requested. */
function prefetchFiles(path: string): void {
  chunksByPath ??= groupByPath();
  for (const {route} of matchRoutes(routes, path)) {
    for (const chunk of Object.values(flat({all: chunksByPath.get(String(route.path)) ?? []}))) {
      const file = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
      // The bundler may have merged this chunk into another.
      if (!file.includes('undefined') && !files.has(file)) {
        files.add(file);
        prefetchFile(file);
      }
    }
  }
}

/** Strips the query and the hash, because routes match neither. */
const pathOf = (link: string): string => link.replace(/[?#].*/, '');

function prefetch(link: string): void {
  const path = pathOf(link);
  if (isSlowConnection() || preloaded.has(path) || prefetched.has(path)) return;
  prefetched.add(path);
  turn = turn.then(idle);
  void turn.then(() => prefetchFiles(path));
}

function preload(link: string): false | Promise<void[]> {
  const path = pathOf(link);
  if (isSlowConnection() || preloaded.has(path)) return false;
  preloaded.add(path);
  return preloadRoute(path);
}

export default Object.freeze({prefetch, preload});
