import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {watchWholeFiles} from './wholeFiles';

/** In the preview, replaces the text of a page that is edited, without a reload. */
export default function hotUpdates(): Plugin {
  if (isPreview()) watchWholeFiles();
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
      };
    },
  };
}
