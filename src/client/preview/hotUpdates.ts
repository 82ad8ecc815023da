import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {patchWatchers} from './watchers';

interface Options {
  /**
   * For each file that Docusaurus watches, the other files whose changes count as changes to it.
   */
  alsoWatch: Readonly<Record<string, readonly string[]>>;
}

/** In the preview, replaces the text of an edited page without a reload. */
export default function hotUpdates(_context: LoadContext, {alsoWatch}: Options): Plugin {
  if (isPreview()) patchWatchers(alsoWatch);
  return {
    name: 'preview-hot-updates',
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return {
        module: {
          rules: [
            {
              // Not `test`, which Docusaurus uses to find the rules of content plugins.
              resource: /\.mdx?$/,
              // The loader requests the page itself with a query.
              resourceQuery: /^$/,
              enforce: 'post',
              loader: path.join(__dirname, 'loader.mjs'),
            },
          ],
        },
        // A page that crashes shows the error with its name in place; the overlay would name a
        // component.
        devServer: {client: {overlay: {runtimeErrors: false}}},
      } as object;
    },
  };
}
