/** This site's engine over the index files of a build. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {Store, type ReadFile} from '../../src/plugins/search/client/store';
import {
  INDEX_FOLDER,
  type Manifest,
  type Shard,
  type ShownPage,
} from '../../src/plugins/search/types';
import {versions, type VersionName} from '../../src/versions/list';
import type {Engine} from './relevance';

/** The `docusaurus_tag` facet of each version. */
const TAGS = Object.fromEntries(
  versions.map(({name, id}) => [name, `docs-default-${id}`]),
) as Record<VersionName, string>;

/** The path of an address; cheap, since it is on the clock. */
const toPath = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

/** @param read - reads an index file */
export function engineOver(read: ReadFile): Engine {
  const store = new Store(read);
  return async (query, version) => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', `docusaurus_tag:${TAGS[version]}`],
    ];
    // What the modal asks for.
    const question = {query, page: 0, hitsPerPage: 20, facetFilters, snippetWords: 10};
    const {hits} = await store.search(question);
    return hits.map(({url, sections = []}) => [url, ...sections.map((one) => one.url)].map(toPath));
  };
}

async function readIndexFile(outDir: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(outDir, INDEX_FOLDER, name), 'utf8'));
}

export function ownEngine(outDir: string): Engine {
  return engineOver((name) => readIndexFile(outDir, name));
}

/** The pages that the index of a build has. */
export async function readIndexedPages(outDir: string): Promise<ShownPage[]> {
  const {shards} = (await readIndexFile(outDir, 'manifest.json')) as Manifest;
  const files = await Promise.all(shards.map(({file}) => readIndexFile(outDir, file)));
  return (files as Shard[]).flatMap(({pages}) => pages);
}
