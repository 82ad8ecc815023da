/** The engines that are measured. */
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {build, type Plugin} from 'esbuild';
import MiniSearch from 'minisearch';

import type {toIndexFiles} from '../../../src/plugins/search/build/shards';
import type {Store} from '../../../src/plugins/search/client/store';
import {listDocs} from '../../../src/plugins/search/engine/corpus';
import {INDEX_FOLDER, type Shard} from '../../../src/plugins/search/types';
import {versions} from '../../../src/versions/list';
import {TAGS} from '../own-engine';
import type {Engine} from '../relevance';

export const HOME = path.resolve('src/plugins/search');

export interface Bundle {
  Store: typeof Store;
  toIndexFiles: typeof toIndexFiles;
}

/**
 * The engine in one file, as the site ships it: file by file, as tests run it, each call from one
 * file to another takes a little longer.
 *
 * @param plugin - changes its code
 */
export async function bundle(plugin?: Plugin): Promise<Bundle> {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'search-engine-')), 'engine.cjs');
  await build({
    stdin: {
      contents: 'export * from "./client/store"; export * from "./build/shards";',
      resolveDir: HOME,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    plugins: plugin ? [plugin] : [],
  });
  return createRequire(outfile)(outfile) as Bundle;
}

/** The index files of a build, by name; of a version, with the unversioned pages, or of all. */
export function readIndex(outDir: string, version?: keyof typeof TAGS): Map<string, string> {
  const folder = path.join(outDir, INDEX_FOLDER);
  const tags = version === undefined ? Object.values(TAGS) : [TAGS[version]];
  const isAsked = (name: string) =>
    ['default', ...tags].includes(name.replace(/\.(?:guides|api)\.[0-9a-f]+\.shard\.json$/, ''));
  return new Map(
    readdirSync(folder)
      .filter(isAsked)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** MiniSearch over the same sections, with the options that its documentation recommends. */
export function miniSearch(outDir: string): Engine {
  const indexes = new Map(
    versions.map(({name}) => {
      const index = new MiniSearch({
        fields: ['title', 'parents', 'text'],
        storeFields: ['path'],
        searchOptions: {prefix: true, fuzzy: 0.2, boost: {title: 5, parents: 2}},
      });
      const pages = [...readIndex(outDir, name).values()].flatMap(
        (content) => (JSON.parse(content) as Shard).pages,
      );
      index.addAll(
        listDocs(pages).map(({page, section, titles}, id) => ({
          id,
          path: page.path + (section.anchor === undefined ? '' : `#${section.anchor}`),
          title: section.title,
          parents: titles.slice(0, -1).join(' '),
          text: section.blocks.join(' '),
        })),
      );
      return [name, index] as const;
    }),
  );
  return async (query, version) =>
    (indexes.get(version)?.search(query) ?? []).slice(0, 20).map(({path}) => [String(path)]);
}
