/**
 * @easyops-cn/docusaurus-search-local as it is: its own reader of built pages,
 * its own index builder and its own worker, bundled for Node. Only its
 * generated constants, its index request and its worker channel are stood in for.
 */
import path from 'node:path';

import {build} from 'esbuild';

/** The plugin's defaults; field names are its own. */
const CONFIG = {
  language: ['en'],
  removeDefaultStopWordFilter: false,
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
};
const CONSTANTS =
  'export const searchIndexUrl = "index{dir}.json", language = ["en"], removeDefaultStopWordFilter = false, fuzzyMatchingDistance = 1;';

export interface BuiltPage {
  /** The built HTML file. */
  filePath: string;
  url: string;
  type: 'docs' | 'blog' | 'page';
}

interface Found {
  document: {u: string; h?: string};
}

interface Server {
  scanDocuments(pages: readonly BuiltPage[], config: object): Promise<unknown[][]>;
  buildIndex(documents: unknown[][], config: object): unknown;
}

/**
 * @param load - `require` of the folder that the plugin is installed in
 * @returns asks for paths with anchors, best first
 */
export async function searchLocal(
  pages: readonly BuiltPage[],
  folder: string,
  load: NodeJS.Require,
): Promise<(query: string) => Promise<string[]>> {
  const name = '@easyops-cn/docusaurus-search-local';
  const dist = path.join(path.dirname(load.resolve(`${name}/package.json`)), 'dist');
  const server = {
    ...load(path.join(dist, 'server/server/utils/scanDocuments.js')),
    ...load(path.join(dist, 'server/server/utils/buildIndex.js')),
  } as Server;
  const documents = await server.scanDocuments(pages, CONFIG);
  const index: unknown = JSON.parse(JSON.stringify(server.buildIndex(documents, CONFIG)));

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
  // The worker keeps one index; each version gets a worker of its own.
  delete load.cache[outfile];
  const {SearchWorker} = load(outfile) as {
    SearchWorker: new () => {
      search(base: string, context: string, query: string, limit: number): Promise<Found[]>;
    };
  };
  const worker = new SearchWorker();
  Object.assign(globalThis, {
    searchLocalFetch: () => Promise.resolve({json: () => Promise.resolve(index)}),
    searchLocalLocation: {origin: 'http://localhost'},
  });
  await worker.search('/', '', 'warm', 1);
  return async (query) =>
    (await worker.search('/', '', query, 20)).map(({document}) => document.u + (document.h ?? ''));
}
