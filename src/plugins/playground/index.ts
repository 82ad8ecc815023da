import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isPreview, type PreviewServer} from '../../content/preview';
import {frameFolder, playgroundFolder, type SitePlayground} from './sitePlayground';

/** Writes the files that the playground loads, or serves them in the preview. */
export default function playgroundPlugin({baseUrl}: LoadContext, {assets}: SitePlayground): Plugin {
  return {
    name: 'playground',

    configureWebpack(_config, isServer) {
      return isPreview() && !isServer ? previewOf(baseUrl, assets) : {};
    },

    async postBuild({outDir}) {
      for (const folder of [playgroundFolder, frameFolder]) {
        await fs.mkdir(path.join(outDir, folder), {recursive: true});
      }
      await Promise.all(
        [...assets].map(([file, text]) => fs.writeFile(path.join(outDir, file), text)),
      );
    },
  };
}

/**
 * The bundler configuration for the preview, whose server serves the files of pages that were
 * opened.
 */
function previewOf(baseUrl: string, assets: ReadonlyMap<string, string>): object {
  return {
    devServer: {
      setupMiddlewares(_middlewares: unknown, server: PreviewServer) {
        for (const folder of [playgroundFolder, frameFolder]) {
          server.app?.get(`${baseUrl}${folder}/*`, ({path: address}, response, next) => {
            const text = assets.get(address.slice(baseUrl.length));
            if (text === undefined) next();
            else response.type(path.posix.extname(address)).send(text);
          });
        }
        // Merging appends the returned array to the server's own.
        return [];
      },
    },
  };
}
