/**
 * @easyops-cn/docusaurus-search-local as it is: its own reader of built pages,
 * its own index builder and its own worker, bundled for Node. Only its
 * generated constants, its index request and its worker channel are stood in for.
 */
import path from 'node:path';

import {build} from 'esbuild';

import {versions, type VersionName} from '../../../src/versions/list';
import type {BuiltPage} from './pages';
import type {Peer} from './peers';

/** The plugin's defaults; field names are its own. */
const CONFIG = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
};
const CONSTANTS =
  'export const searchIndexUrl = "index{dir}.json", language = ["en"], removeDefaultStopWordFilter = [], fuzzyMatchingDistance = 1;';

interface Found {
  document: {u: string; h?: string};
}

interface Server {
  scanDocuments(pages: readonly BuiltPage[], config: object): Promise<unknown[][]>;
  buildIndex(documents: unknown[][], config: object): unknown;
}

/**
 * @param pagesOf - the built pages of a version
 * @param load - `require` of the folder that the plugin is installed in
 */
export async function searchLocal(
  pagesOf: (version: VersionName) => BuiltPage[],
  folder: string,
  load: NodeJS.Require,
): Promise<Peer> {
  const name = '@easyops-cn/docusaurus-search-local';
  const dist = path.join(path.dirname(load.resolve(`${name}/package.json`)), 'dist');
  const server = {
    ...load(path.join(dist, 'server/server/utils/scanDocuments.js')),
    ...load(path.join(dist, 'server/server/utils/buildIndex.js')),
  } as Server;
  const worker = await bundleWorker(dist, folder);

  const asks = new Map<VersionName, (query: string) => Promise<string[]>>();
  let files: Buffer[] = [];
  let loadTime = 0;
  for (const {name: version} of versions) {
    const documents = await server.scanDocuments(pagesOf(version), CONFIG);
    const content = JSON.stringify(server.buildIndex(documents, CONFIG));
    const start = performance.now();
    asks.set(version, await openWorker(worker, content, load));
    if (version !== versions[0]?.name) continue;
    loadTime = performance.now() - start;
    files = [Buffer.from(content)];
  }
  return {
    name: 'docusaurus-search-local',
    engine: async (query, version) => (await asks.get(version)?.(query)) ?? [],
    files,
    loadTime,
  };
}

/** @returns the plugin's worker as a module for Node */
async function bundleWorker(dist: string, folder: string): Promise<string> {
  const outfile = path.join(folder, 'search-local.cjs');
  await build({
    entryPoints: [path.join(dist, 'client/client/theme/worker.js')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    define: {fetch: 'searchLocalFetch', location: 'searchLocalLocation'},
    plugins: [
      {
        name: 'stand-ins',
        setup(bundle) {
          bundle.onResolve({filter: /^(?:@generated\/|comlink$)/}, ({path: id}) => ({
            path: id,
            namespace: 'stand-in',
          }));
          bundle.onLoad({filter: /.*/, namespace: 'stand-in'}, ({path: id}) => ({
            contents: id === 'comlink' ? 'export const expose = () => {};' : CONSTANTS,
          }));
        },
      },
    ],
  });
  return outfile;
}

/** @returns asks for paths with anchors, best first */
async function openWorker(
  file: string,
  content: string,
  load: NodeJS.Require,
): Promise<(query: string) => Promise<string[]>> {
  // The worker keeps one index, so each version gets a separate worker.
  delete load.cache[file];
  const {SearchWorker} = load(file) as {
    SearchWorker: new () => {
      search(base: string, context: string, query: string, limit: number): Promise<Found[]>;
    };
  };
  const worker = new SearchWorker();
  Object.assign(globalThis, {
    searchLocalFetch: () => Promise.resolve({json: () => Promise.resolve(JSON.parse(content))}),
    searchLocalLocation: {origin: 'http://localhost'},
  });
  await worker.search('/', '', 'warm', 1);
  return async (query) =>
    (await worker.search('/', '', query, 20)).map(({document}) => document.u + (document.h ?? ''));
}
