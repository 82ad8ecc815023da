import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {replacingRows} from '../../client/upstream';
import {table} from '../../client/upstream/table';
import {contentOf} from '../../content/pages';
import {isPreview} from '../../content/preview';
import {entriesOf, readPages, type DocsFolder} from './build/pages';
import {findMisledQuestions, MANIFEST_FILE, toIndexFiles} from './build/shards';
import {INDEX_FOLDER, type SearchGlobalData} from './types';

export type SearchOptions = {
  /** `embedded` answers from the site's index files; `hosted` queries Algolia. */
  mode: SearchGlobalData['mode'];
  /** The folders with docs of another kind than guides, below each version: `typedoc` has the `api`. */
  folders: Record<DocsFolder, string>;
};

/** Writes the search index at the end of a build; see `README.md` next to this file. */
export default function searchPlugin(context: LoadContext, {mode, folders}: SearchOptions): Plugin {
  /** The index of the last build. */
  const indexFolder = () => path.join(context.outDir, INDEX_FOLDER);

  return {
    name: 'search',

    async contentLoaded({actions}) {
      const hasIndex = !isPreview() || existsSync(path.join(indexFolder(), MANIFEST_FILE));
      actions.setGlobalData({mode, hasIndex} satisfies SearchGlobalData);
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const rows = isServer ? [] : table.filter(({by}) => by === 'search');
      const {resolve, plugins} = replacingRows(currentBundler.instance, rows);
      return {
        resolve,
        plugins,
        // The modal's styles are a separate file, which is fetched with the modal.
        module: {
          rules: [
            {
              resourceQuery: /^\?stylesheet$/,
              type: 'asset/resource',
              generator: {filename: 'assets/css/[name].[contenthash:8][ext]'},
            },
          ],
        },
        // `npm start` answers from the index of the last build.
        ...(isPreview() && existsSync(indexFolder())
          ? {
              devServer: {
                static: [
                  {directory: indexFolder(), publicPath: `${context.baseUrl}${INDEX_FOLDER}`},
                ],
              },
            }
          : {}),
      };
    },

    // A hosted index is published from these files, so a build writes them in both modes.
    async postBuild({outDir, baseUrl, siteConfig, plugins}) {
      const {url} = siteConfig;
      const content = contentOf(plugins, baseUrl);
      const entries = entriesOf(content, folders);
      const pages = await readPages({outDir, baseUrl, entries});
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(folder, {recursive: true});
      const files = toIndexFiles(pages, url);
      for (const {name, content} of files) await writeFile(path.join(folder, name), content);
      for (const misled of findMisledQuestions(pages, files)) logger.warn(`[search] ${misled}`);
    },
  };
}
