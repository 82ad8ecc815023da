/** Search: Algolia's if its variables are set, otherwise the site's own index. */
import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import {EMBEDDED} from '../plugins/search/types';
import {environment} from './environment';

/** DocSearch requires these three in both modes; the embedded engine ignores them. */
export const algolia = {
  appId: environment.ALGOLIA_APP_ID ?? EMBEDDED,
  apiKey: environment.ALGOLIA_API_KEY ?? EMBEDDED,
  indexName: environment.ALGOLIA_INDEX_NAME ?? 'trpc-docs',
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies UserThemeConfig['algolia'];
