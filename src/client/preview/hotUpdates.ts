import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {patchWatchers} from './watchers';

interface Options {
  /** By a file that Docusaurus watches, others whose changes count as changes of it. */
  alsoWatch: Readonly<Record<string, readonly string[]>>;
}

/** In the preview, replaces the text of a page that is edited, without a reload. */
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
              // Not `test`, by which Docusaurus finds the rules of content plugins.
              resource: /\.mdx?$/,
              // The loader asks for the page itself with a query.
              resourceQuery: /^$/,
              enforce: 'post',
              loader: path.join(__dirname, 'loader.mjs'),
            },
          ],
        },
        // A page that crashes says so in its place, with its name; the overlay would name a component.
        devServer: {client: {overlay: {runtimeErrors: false}}},
      } as object;
    },
  };
}
