/** This site's engine over the index files of a build. */
import {versions, type VersionName} from '../../src/versions/list';
import {createStore, type ReadFile} from '../../src/plugins/search/client/store';
import type {SearchResult} from '../../src/plugins/search/engine/algolia';
import {readIndexFile} from '../../src/plugins/search/index';
import type {Engine} from './relevance';

/** The `docusaurus_tag` facet of each version. */
export const TAGS = Object.fromEntries(
  versions.map(({name, id}) => [name, `docs-default-${id}`]),
) as Record<VersionName, string>;

const SNIPPETS = [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'];

/** The path of an address; cheap, since it is on the clock. */
const toPath = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

/** @param create - the engine; in one file when it is timed */
export function ownEngine(outDir: string, create = createStore): Engine {
  return engineOver((name) => readIndexFile(outDir, name), create);
}

export function engineOver(readFile: ReadFile, create: typeof createStore): Engine {
  const store = create(readFile, Infinity);
  return async (query, version) => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', `docusaurus_tag:${TAGS[version]}`],
    ];
    // What the modal asks for.
    const params = {
      hitsPerPage: 20,
      facetFilters,
      attributesToHighlight: ['hierarchy.lvl0'],
      attributesToSnippet: SNIPPETS,
    };
    const body = JSON.stringify({requests: [{indexName: 'docs', query, params}]});
    const response = await store.answer('/1/indexes/*/queries', body);
    const [result] = (response.body as {results: SearchResult[]}).results;
    return (result?.hits ?? []).map(({url}) => toPath(url));
  };
}
