import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../config/environment';
import {keyOf} from './key';

/** Addresses of all pages by their files; what links of a page become depends on those of others. */
function addressesOf(content: AllContent): [source: string, permalink: string][] {
  const docs = content['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const pages = [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map((post) => post.metadata),
  ];
  return pages
    .map(({source, permalink}): [string, string] => [source, permalink])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Folders of other keys, which no build will ask for again. */
function removeOthers(folder: string, key: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (name !== key) fs.rmSync(path.join(folder, name), {recursive: true});
  }
}

/** Keeps what the bundler made of each module for the next build; the README of `src/client` tells how. */
export default function persistentCache({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'persistent-cache');
  let key: string;
  return {
    name: 'persistent-cache',

    async allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      key = await keyOf(siteDir, [environment, addressesOf(allContent)]);
      removeOthers(folder, key);
    },

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
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
