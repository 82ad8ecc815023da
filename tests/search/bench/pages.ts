/** The pages of a docs version as the build has them, for engines that read them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readPages} from '../../../src/plugins/search/build/pages';
import {INDEX_FOLDER} from '../../../src/plugins/search/global-data';
import {readBuiltSite} from '../../../src/plugins/search/hosted/built-site';
import type {Page, PageEntry, Shard} from '../../../src/plugins/search/types';
import type {VersionName} from '../../../src/versions/list';
import {TAGS} from '../own-engine';

export interface BuiltPage {
  /** The built HTML file. */
  filePath: string;
  url: string;
  type: 'docs' | 'blog' | 'page';
}

/** The index files that a reader of a version has. */
export function readShards(outDir: string, version: VersionName): Shard[] {
  const folder = path.join(outDir, INDEX_FOLDER);
  const tags = ['default', TAGS[version]];
  return readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.json') &&
        name !== 'manifest.json' &&
        tags.includes(name.replace(/\.(?:guides|api)\..*$/, '')),
    )
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Shard);
}

export function builtPages(outDir: string, version: VersionName): BuiltPage[] {
  return readShards(outDir, version)
    .flatMap(({pages}) => pages)
    .map(({path: url, kind}): BuiltPage => {
      const file = path.join(outDir, `${url}.html`);
      return {
        filePath: existsSync(file) ? file : path.join(outDir, url, 'index.html'),
        url,
        type: kind === 'blog' || kind === 'page' ? kind : 'docs',
      };
    });
}

/** The pages of all versions with all that an index is made of, which index files leave out. */
export async function wholePages(outDir: string): Promise<Page[]> {
  const entries = (await readBuiltSite(outDir)).map(
    ({path: url, kind, category, version, questions, sections}): PageEntry => ({
      path: url,
      kind,
      category,
      ...(version === undefined ? {} : {version}),
      ...(sections[0] ? {title: sections[0].title} : {}),
      questions,
    }),
  );
  return readPages({outDir, baseUrl: '/', entries});
}
