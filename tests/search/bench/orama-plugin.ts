/**
 * @orama/plugin-docusaurus-v3 as it is: its own reader of the Markdown files and its own index file.
 * Docusaurus is stood in for by the lists of pages that it left in `.docusaurus` at the last build;
 * pages in JSX aren't in them, for which the plugin reads the source of the component.
 */
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gunzipSync} from 'node:zlib';

import {versions, type VersionName} from '../../../src/versions/list';
import type {Engine} from '../relevance';
import type {Peer} from './peers';

/** What the plugin's search box asks for, from `@orama/wc-components`. */
const LIMIT = 10;

interface Metadata {
  title: string;
  permalink: string;
  source: string;
  version?: string;
}

function readMetadata(plugin: string): Metadata[] {
  const folder = path.join('.docusaurus', plugin, 'default');
  return readdirSync(folder)
    .filter((name) => name.startsWith('site-') && name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Metadata);
}

interface Plugin {
  allContentLoaded(given: {
    actions: {setGlobalData(data: unknown): void};
    allContent: object;
  }): Promise<void>;
}

interface Orama {
  create(options: object): object;
  load(db: object, raw: unknown): void;
  search(
    db: object,
    query: object,
  ): {hits: {document: {path: string; section: string}}[]} | Promise<never>;
}

/** @param folder - that the plugin is installed in */
export async function oramaPlugin(folder: string): Promise<Peer> {
  const modules = path.join(folder, 'node_modules/@orama');
  const importFrom = (file: string) => import(pathToFileURL(path.join(modules, file)).href);
  const {default: createPlugin} = (await importFrom('plugin-docusaurus-v3/dist/index.js')) as {
    default: (context: object, options: object) => Plugin;
  };
  const docs = readMetadata('docusaurus-plugin-content-docs');
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'search-orama-'));
  await createPlugin({siteDir: process.cwd(), generatedFilesDir}, {}).allContentLoaded({
    actions: {setGlobalData: () => undefined},
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: versions.map(({id}) => ({
            versionName: id,
            docs: docs.filter(({version}) => version === id),
          })),
        },
      },
      'docusaurus-plugin-content-blog': {
        default: {
          blogPosts: readMetadata('docusaurus-plugin-content-blog').map((metadata) => ({metadata})),
        },
      },
    },
  });

  const compressed = readFileSync(
    path.join(generatedFilesDir, 'orama-search-index-current.json.gz'),
  );
  const {create, load, search} = (await importFrom('orama/dist/esm/index.js')) as Orama;
  const {DOCS_PRESET_SCHEMA} = (await importFrom('plugin-docusaurus-v3/dist/constants.js')) as {
    DOCS_PRESET_SCHEMA: object;
  };
  const start = performance.now();
  const raw = gunzipSync(compressed);
  const db = create({schema: {...DOCS_PRESET_SCHEMA, version: 'enum'}});
  load(db, JSON.parse(raw.toString('utf8')));
  const loadTime = performance.now() - start;

  const ids = new Map<VersionName, string>(versions.map(({name, id}) => [name, id]));
  const engine: Engine = async (term, version) => {
    if (term === '') return [];
    const {hits} = await search(db, {
      term,
      limit: LIMIT,
      where: {version: {eq: ids.get(version)}},
      facets: {category: {}},
    });
    // The box shows hits in groups, by page, in the order of each group's best hit.
    const groups = new Map<string, string[]>();
    for (const {document} of hits) {
      groups.set(document.section, [...(groups.get(document.section) ?? []), document.path]);
    }
    return [...groups.values()].flat();
  };
  return {name: "Orama's Docusaurus plugin", engine, files: [raw], loadTime};
}
