import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replacingRows} from '../../client/upstream';
import {table} from '../../client/upstream/table';
import {contentOf} from '../../content/pages';
import {isPreview} from '../../content/preview';
import {entriesOf, readPages} from './build/pages';
import {toIndexFiles} from './build/shards';
import {INDEX_FOLDER} from './types';

/** Writes the search index at the end of a build; see `README.md` next to this file. */
export default function searchPlugin(context: LoadContext): Plugin {
  return {
    name: 'search',

    configureWebpack(_config, isServer, {currentBundler}) {
      const rows = isServer ? [] : table.filter(({by}) => by === 'search');
      const replaced = replacingRows(currentBundler.instance, rows);
      if (!isPreview()) return replaced;
      const index = {
        directory: path.join(context.outDir, INDEX_FOLDER),
        publicPath: `${context.baseUrl}${INDEX_FOLDER}`,
      };
      return {...replaced, devServer: {static: [index]}};
    },

    async postBuild({outDir, baseUrl, siteConfig, plugins}) {
      const {url} = siteConfig;
      const entries = entriesOf(contentOf(plugins, baseUrl));
      const pages = await readPages({outDir, baseUrl}, entries);
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(folder, {recursive: true});
      for (const {name, content} of toIndexFiles(pages, url))
        await writeFile(path.join(folder, name), content);
    },
  };
}
