/** This site's engine over the index files of a build. */
import {versions, type VersionName} from '../../src/versions/list';
import {createStore} from '../../src/plugins/search/client/store';
import type {SearchResult} from '../../src/plugins/search/engine/algolia';
import {readIndexFile} from '../../src/plugins/search/index';
import type {Engine} from './relevance';

/** The `docusaurus_tag` facet of each version. */
export const TAGS = Object.fromEntries(
  versions.map(({name, id}) => [name, `docs-default-${id}`]),
) as Record<VersionName, string>;

export function ownEngine(outDir: string): Engine {
  const store = createStore((name) => readIndexFile(outDir, name), Infinity);
  return async (query, version) => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', `docusaurus_tag:${TAGS[version]}`],
    ];
    const params = {
      hitsPerPage: 20,
      facetFilters,
      attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
    };
    const body = JSON.stringify({requests: [{indexName: 'docs', query, params}]});
    const response = await store.answer('/1/indexes/*/queries', body);
    const [result] = (response.body as {results: SearchResult[]}).results;
    return (result?.hits ?? []).map(({url}) => {
      const {pathname, hash} = new URL(url);
      return pathname + hash;
    });
  };
}
