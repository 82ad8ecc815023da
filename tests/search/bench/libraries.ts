/**
 * Search libraries over the very sections that this site's index has, each with its own text
 * analysis and the options that its documentation recommends for documentation: titles weigh more
 * than text, prefixes and typos are allowed.
 */
import {listDocs} from '../../../src/plugins/search/engine/docs';
import {versions, type VersionName} from '../../../src/versions/list';
import {readShards} from './pages';
import type {Peer} from './peers';

interface Entry {
  id: string;
  path: string;
  title: string;
  parents: string;
  text: string;
}

function readEntries(outDir: string, version: VersionName): Entry[] {
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
type Build = (entries: Entry[], load: NodeJS.Require) => Promise<Ask>;

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

const LIBRARIES: readonly [name: string, build: Build][] = [
  ['MiniSearch', miniSearch],
  ['Orama', orama],
  ['FlexSearch', flexSearch],
];

/** @param load - `require` of the folder that the libraries are installed in */
export async function libraries(outDir: string, load: NodeJS.Require): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const [name, build] of LIBRARIES) {
    const asks = new Map<VersionName, {ask: Ask; entries: Entry[]}>();
    for (const {name: version} of versions) {
      const entries = readEntries(outDir, version);
      asks.set(version, {ask: await build(entries, load), entries});
    }
    peers.push({
      name: `${name}, same sections`,
      engine: async (query, version) => {
        const {ask, entries} = asks.get(version) as {ask: Ask; entries: Entry[]};
        return (await ask(query)).slice(0, 20).map((id) => entries[Number(id)]?.path ?? '');
      },
    });
  }
  return peers;
}
