import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isPreview, type PreviewServer} from '../../content/preview';
import {playgroundFolder, type SitePlayground} from './sitePlayground';

/** Writes what the playground loads, or answers it in the preview. */
export default function playgroundPlugin({baseUrl}: LoadContext, {assets}: SitePlayground): Plugin {
  return {
    name: 'playground',

    configureWebpack(_config, isServer) {
      return isPreview() && !isServer ? previewOf(baseUrl, assets) : {};
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, playgroundFolder);
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        [...assets].map(([name, text]) => fs.writeFile(path.join(folder, name), text)),
      );
    },
  };
}

/** The bundler's configuration for the preview, whose server answers what a page has asked for. */
function previewOf(baseUrl: string, assets: ReadonlyMap<string, string>): object {
  return {
    devServer: {
      setupMiddlewares(_middlewares: unknown, server: PreviewServer) {
        server.app?.get(`${baseUrl}${playgroundFolder}/*`, ({path: address}, response, next) => {
          const name = path.posix.basename(address);
          const text = assets.get(name);
          if (text === undefined) next();
          else response.type(path.posix.extname(name)).send(text);
        });
        // Merging appends what is returned to the server's own list.
        return [];
      },
    },
  };
}
