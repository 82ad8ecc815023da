import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {afterCompiling, type PreviewResponse, type PreviewServer} from '../../content/preview';
import {countOf, lineOf} from './core/report';
import {hasTypes} from './remark';
import {typesFolder, type SiteSamples} from './siteSamples';

/**
 * Fails the build if samples are wrong, reports them in the preview, and writes hover data.
 *
 * @param site - the checks, shared with the remark plugin of this folder and with other plugins
 */
export default function samplesPlugin(_context: LoadContext, site: SiteSamples): Plugin {
  return {
    name: 'samples',

    async loadContent() {
      // The preview starts immediately: it checks a page when it compiles it, and the others
      // afterwards.
      if (site.preview) return;
      const {checked, problems} = await site.checkAll();
      if (problems.length > 0) {
        throw new Error(`${countOf(problems)}:\n${problems.map(lineOf).join('\n')}`);
      }
      // Pages that the bundler has cached from an earlier build are not compiled again, and so
      // request nothing.
      for (const page of checked.filter(hasTypes)) await site.typesUrl(page);
    },

    async allContentLoaded() {
      if (!site.preview) site.close();
    },

    configureWebpack(_config, isServer) {
      return site.preview && !isServer ? previewOf(site) : {};
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, typesFolder);
      await fs.mkdir(folder, {recursive: true});
      await Promise.all(
        [...site.emitted].map(([name, json]) => fs.writeFile(path.join(folder, name), json)),
      );
    },
  };
}

/**
 * The bundler configuration for the preview: all pages are checked once it is idle, and it serves
 * hover data.
 */
function previewOf(site: SiteSamples): object {
  let all: Promise<void> | undefined;
  return {
    plugins: [
      afterCompiling('samples', () => {
        site
          .buildProgramsOfOpened()
          .then(() => (all ??= site.reportAll()))
          .catch((error: unknown) => logger.error(String(error)));
      }),
    ],
    devServer: {
      setupMiddlewares(_middlewares: unknown, server: PreviewServer) {
        server.app?.get(site.previewTypesUrl, (request, response) =>
          answer(site, String(request.query.page), response),
        );
        // Merging appends the returned array to the server's own.
        return [];
      },
    },
  };
}

async function answer(site: SiteSamples, file: string, response: PreviewResponse): Promise<void> {
  const types = await site.typesOf(file);
  if (types) response.json(types);
  else response.status(404).json({error: 'No such page'});
}
