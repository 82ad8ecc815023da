import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {ownCacheFolder} from '../../content/cache';
import {contentOf, loadedIn} from '../../content/pages';
import {isPreview} from '../../content/preview';
import {keyOf} from './key';

/** Removes the directories of other keys, which no build will request again. */
function removeOthers(folder: string, key: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (name !== key) fs.rmSync(path.join(folder, name), {recursive: true});
  }
}

/**
 * Caches the bundler's output for each module across builds.
 *
 * @param environment - the variables that the configuration depends on
 */
export default function persistentCache(
  {siteDir, siteConfig}: LoadContext,
  environment: object,
): Plugin {
  const folder = ownCacheFolder(siteDir, 'persistent-cache');
  let key: string;
  return {
    name: 'persistent-cache',

    async allContentLoaded({allContent}) {
      if (isPreview()) return;
      // Links between files resolve to the URLs of all pages.
      const {versions, posts} = contentOf(loadedIn(allContent), siteConfig);
      const addresses = [...versions.flatMap(({pages}) => pages), ...posts]
        .map(({permalink, ...page}) => [permalink, 'file' in page ? page.file : ''])
        .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
      key = await keyOf(siteDir, [environment, addresses]);
      removeOthers(folder, key);
    },

    configureWebpack(_config, isServer) {
      if (isPreview()) return {};
      const directory = path.join(folder, key, isServer ? 'server' : 'client');
      return {
        cache: true,
        experiments: {cache: {type: 'persistent', storage: {type: 'filesystem', directory}}},
        module: {
          rules: [
            {test: /\.css$/, enforce: 'pre', loader: path.join(__dirname, 'uncached-loader.mjs')},
          ],
        },
      } as object;
    },
  };
}
