/** This site's engine over the index files of a build. */
import {readIndexFile} from '../../src/plugins/search/build/shards';
import {Store, type ReadFile} from '../../src/plugins/search/client/store';
import {versions, type VersionName} from '../../src/versions/list';
import type {Engine} from './relevance';

/** The `docusaurus_tag` facet of each version. */
export const TAGS = Object.fromEntries(
  versions.map(({name, id}) => [name, `docs-default-${id}`]),
) as Record<VersionName, string>;

/** The path of an address; cheap, since it is on the clock. */
const toPath = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

/** @param Opened - the engine; in one file when it is timed */
export function engineOver(readFile: ReadFile, Opened = Store): Engine {
  const store = new Opened(readFile);
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

export function ownEngine(outDir: string, Opened = Store): Engine {
  return engineOver((name) => readIndexFile(outDir, name), Opened);
}
