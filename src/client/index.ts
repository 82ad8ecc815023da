import type {LoadContext, PluginConfig} from '@docusaurus/types';

import persistentCache from './persistent-cache';

/**
 * What this site does differently from Docusaurus' own client; the README beside this file tells why.
 * Without these plugins (and `ssrTemplate`), the site works as stock Docusaurus does, and slower.
 */
export {htmlTemplate} from './hydration/template';

/**
 * Plugins in the order in which they change the bundler, by their paths from the site's root.
 *
 * @param environment - the variables that the configuration follows from
 */
export function client(environment: object): PluginConfig[] {
  return [
    './src/client/styles/index.ts',
    './src/client/preview/lazyCompilation.ts',
    [
      './src/client/preview/hotUpdates.ts',
      // The sidebars that this file declares are filled from the outlines.
      {alsoWatch: {'sidebars.ts': ['src/sidebars/*.ts']}},
    ],
    './src/client/bundle/index.ts',
    './src/client/upstream/index.ts',
    './src/client/hydration/index.ts',
    // A function that holds its option: Docusaurus writes options of others into the preview.
    [(context: LoadContext) => persistentCache(context, environment), {}],
  ];
}
