/**
 * `window.docusaurus`, through which links prefetch pages. Docusaurus' own prefetches every link as
 * soon as it is in view, searches all routes for each, requests files that pages share again and
 * again (a quarter of the scripting time of a guide's start), and misses links with a hash. This one
 * prefetches one link at a time when the browser is idle, and requests each file once.
 */
import flat from '@docusaurus/core/lib/client/flat';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import type {ChunkNames} from '@docusaurus/types';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

/** Provided by the runtime: the URL of a chunk. */
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/** Not in all browsers' `navigator`, and so not in TypeScript's types. */
declare global {
  interface Navigator {
    connection?: {effectiveType: string; saveData: boolean};
  }
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const files = new Set<string>();

/** By path, the chunks of each of its routes: trees with names of chunks as leaves. */
let chunksByPath: Map<string, ChunkNames[]> | undefined;
let turn = Promise.resolve();

const isSlowConnection = ({connection} = navigator): boolean | undefined =>
  connection?.saveData || connection?.effectiveType.includes('2g');

/** Safari has no idle callbacks. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });

/** The names of routes end with a dash and a hash, which tells apart routes of one path. */
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
  // Safari has no such links.
  if (link.relList.supports('prefetch')) {
    document.head.append(Object.assign(link, {rel: 'prefetch', href}));
  } else {
    fetch(href).catch(() => {});
  }
}

/** Requests the page's files that no earlier prefetch has requested. */
function prefetchFiles(path: string): void {
  chunksByPath ??= groupByPath();
  for (const {route} of matchRoutes(routes, path)) {
    for (const chunk of Object.values(flat({all: chunksByPath.get(String(route.path)) ?? []}))) {
      const file = __webpack_require__.gca(chunk);
      // The bundler may have merged the chunk into another.
      if (file && !file.includes('undefined') && !files.has(file)) {
        files.add(file);
        prefetchFile(file);
      }
    }
  }
}

/** Without query and hash, which no route matches. */
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
