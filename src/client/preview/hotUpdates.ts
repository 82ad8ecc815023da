import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {watchWholeFiles} from './wholeFiles';

/** In the preview, an edit of a page's text replaces that text and nothing else. */
export default function hotUpdates(): Plugin {
  if (process.env.NODE_ENV === 'development') watchWholeFiles();
  return {
    name: 'preview-hot-updates',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
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
