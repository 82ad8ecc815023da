/** Search: Algolia's if its variables are set, otherwise the site's own index. */
import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import type {SearchOptions} from '../plugins/search';
import {environment} from './environment';

const isHosted = environment.ALGOLIA_APP_ID !== undefined;

/** DocSearch requires these three in both modes; the embedded engine ignores them. */
export const algolia = {
  appId: environment.ALGOLIA_APP_ID ?? 'embedded',
  apiKey: environment.ALGOLIA_API_KEY ?? 'embedded',
  indexName: environment.ALGOLIA_INDEX_NAME ?? 'trpc-docs',
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies UserThemeConfig['algolia'];

export const search: SearchOptions = {
  mode: isHosted ? 'hosted' : 'embedded',
  folders: {api: 'typedoc', lesson: 'learn', recipe: 'recipes'},
};
