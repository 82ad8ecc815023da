/**
 * Other engines over the same build. search-local reads the built pages itself;
 * the libraries get the very sections that this site's index has, each with
 * its own text analysis and the options that its documentation recommends for
 * documentation: titles weigh more than text, prefixes and typos allowed.
 * Orama is what its Docusaurus plugin asks.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {listDocs} from '../../../src/plugins/search/engine/docs';
import {INDEX_FOLDER} from '../../../src/plugins/search/global-data';
import type {Shard} from '../../../src/plugins/search/types';
import {versions} from '../../../src/versions/list';
import {TAGS} from '../own-engine';
import type {Engine, Expectation} from '../relevance';
import {searchLocal, type BuiltPage} from './search-local';

const PACKAGES = [
  '@easyops-cn/docusaurus-search-local@0.48.5',
  'flexsearch@0.8.212',
  '@orama/orama@3.1.18',
  'minisearch@7.2.0',
];

interface Entry {
  id: string;
  path: string;
  title: string;
  parents: string;
  text: string;
}

/** @returns a temporary folder with the engines in it */
export function installPeers(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-peers-'));
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES], {
    cwd: folder,
    stdio: 'inherit',
  });
  return folder;
}

function readShards(outDir: string, version: Expectation['version']): Shard[] {
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

function builtPages(outDir: string, version: Expectation['version']): BuiltPage[] {
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

function readEntries(outDir: string, version: Expectation['version']): Entry[] {
  return readShards(outDir, version)
    .flatMap(({pages}) => listDocs(pages))
    .map(({page, section, titles}, i) => ({
      id: String(i),
      path: page.path + (section.anchor === undefined ? '' : `#${section.anchor}`),
      title: section.title,
      parents: titles.slice(0, -1).join(' '),
      text: section.blocks.join(' '),
    }));
}

type Ask = (query: string) => Promise<string[]>;
type Build = (entries: Entry[], load: (name: string) => unknown) => Promise<Ask>;

const flexSearch: Build = async (entries, load) => {
  const {Document} = load('flexsearch') as {Document: new (options: object) => FlexDocument};
  interface FlexDocument {
    add(entry: Entry): void;
    search(query: string, options: object): {result: string[]}[];
  }
  const index = new Document({
    tokenize: 'forward',
    document: {id: 'id', index: ['title', 'parents', 'text']},
  });
  entries.forEach((entry) => index.add(entry));
  return async (query) => [
    ...new Set(index.search(query, {limit: 20, suggest: true}).flatMap(({result}) => result)),
  ];
};

const orama: Build = async (entries, load) => {
  const {create, insertMultiple, search} = load('@orama/orama') as {
    create: (options: object) => object;
    insertMultiple: (db: object, entries: Entry[]) => Promise<unknown>;
    search: (db: object, query: object) => Promise<{hits: {document: Entry}[]}>;
  };
  const db = create({
    schema: {id: 'string', path: 'string', title: 'string', parents: 'string', text: 'string'},
  });
  await insertMultiple(db, entries);
  return async (term) => {
    const {hits} = await search(db, {
      term,
      limit: 20,
      tolerance: 1,
      boost: {title: 5, parents: 2},
      properties: ['title', 'parents', 'text'],
    });
    return hits.map(({document}) => document.id);
  };
};

const miniSearch: Build = async (entries, load) => {
  const MiniSearch = load('minisearch') as new (options: object) => MiniSearchIndex;
  interface MiniSearchIndex {
    addAll(entries: Entry[]): void;
    search(query: string): {id: string}[];
  }
  const index = new MiniSearch({
    fields: ['title', 'parents', 'text'],
    searchOptions: {prefix: true, fuzzy: 0.2, boost: {title: 5, parents: 2}},
  });
  index.addAll(entries);
  return async (query) => index.search(query).map(({id}) => id);
};

export async function peerEngines(
  outDir: string,
  folder: string,
): Promise<[name: string, engine: Engine][]> {
  const load = createRequire(path.join(folder, 'package.json'));
  const builds: [string, Build][] = [
    ['Orama', orama],
    ['FlexSearch', flexSearch],
    ['MiniSearch as it comes', miniSearch],
  ];
  const local = new Map<string, Ask>();
  for (const version of ['11.x', '10.x', '9.x'] as const) {
    local.set(version, await searchLocal(builtPages(outDir, version), folder, load));
  }
  const engines: [string, Engine][] = [
    ['search-local', async (query, version) => (await local.get(version)?.(query)) ?? []],
  ];
  for (const [name, build] of builds) {
    const asks = new Map<string, {ask: Ask; entries: Entry[]}>();
    for (const {name: version} of versions) {
      const entries = readEntries(outDir, version);
      asks.set(version, {ask: await build(entries, load), entries});
    }
    engines.push([
      name,
      async (query, version) => {
        const {ask, entries} = asks.get(version) as {ask: Ask; entries: Entry[]};
        return (await ask(query)).slice(0, 20).map((id) => entries[Number(id)]?.path ?? '');
      },
    ]);
  }
  return engines;
}
