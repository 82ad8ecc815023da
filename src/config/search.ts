/** Search: Algolia's when its variables are set, else the site's own index. */
import type {LoadContext, PluginConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

import searchPlugin, {type SearchOptions} from '../plugins/search';
import {environment} from './environment';

const isHosted = environment.ALGOLIA_APP_ID !== undefined;

/** DocSearch asks for these three in both modes; the embedded engine ignores them. */
export const algolia = {
  appId: environment.ALGOLIA_APP_ID ?? 'embedded',
  apiKey: environment.ALGOLIA_API_KEY ?? 'embedded',
  indexName: environment.ALGOLIA_INDEX_NAME ?? 'trpc-docs',
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies UserThemeConfig['algolia'];

const searchOptions: SearchOptions = {
  mode: isHosted ? 'hosted' : 'embedded',
  apiPath: 'docs/typedoc',
};

/**
 * The plugin as a function that holds its options, which no reader needs; see `hosting.ts`. In a
 * pair, since knip runs plain functions, without the bundler that this plugin sets up.
 */
export const search: PluginConfig = [
  (context: LoadContext) => searchPlugin(context, searchOptions),
  {},
];
