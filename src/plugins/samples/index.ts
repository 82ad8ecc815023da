import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';

import {digest} from './core/cache';
import {countOf, lineOf, overLimit} from './core/report';
import {Samples, type CheckedPage} from './core/samples';
import {renderTypes} from './hoverData';
import {remarkSamples, type RemarkSamplesOptions} from './remark';
import type {Problem} from './core/model';

/** Folder of the build output that holds one file of hover data a page. */
const typesFolder = 'assets/types';
/** Where the live preview answers the same, made when asked for. */
const previewTypesPath = '/__samples/types';

/**
 * The samples plugin and the remark plugin that goes with it; both look at the same checks, which
 * `pageOf` gives to other plugins.
 *
 * @param siteDir - the site's root
 * @param baseUrl - the site's base URL
 */
export function createSamples(siteDir: string, baseUrl: string) {
  const samples = new Samples(siteDir);
  const preview = process.argv.includes('start');
  const types = !preview;
  /** Hover data by file name, to be written after the build. */
  const emitted = new Map<string, string>();
  const reported = new Map<string, string>();

  const options: RemarkSamplesOptions = {
    siteDir,
    async pageOf(file) {
      if (!samples.covers(file)) return undefined;
      const [checked] = await samples.check([file], {types});
      if (checked && preview) report(file, checked.result.problems);
      return checked;
    },
    typesUrl({page, result}) {
      if (preview)
        return `${baseUrl.slice(0, -1)}${previewTypesPath}?page=${encodeURIComponent(page.file)}`;
      const json = JSON.stringify(renderTypes(result.types));
      const name = `${digest(json).slice(0, 12)}.json`;
      emitted.set(name, json);
      return `${baseUrl}${typesFolder}/${name}`;
    },
  };

  /** In the preview a broken sample is a message, once for each state of a page. */
  function report(file: string, problems: readonly Problem[]) {
    const text = problems.map(lineOf).join('\n');
    if (text && reported.get(file) !== text) logger.error(`Samples:\n${text}`);
    if (!text && reported.get(file)) logger.success(`Samples of ${file} are mended.`);
    reported.set(file, text);
  }

  function plugin(): Plugin {
    return {
      name: 'samples',

      async loadContent() {
        const checking = samples.check(samples.allFiles(), {types});
        // The preview opens at once; each page waits for its own check while it compiles.
        if (preview) {
          checking
            .then(() => samples.warm())
            .catch((error: unknown) => logger.error(String(error)));
          return;
        }
        const checked = await checking;
        const problems = [...checked.flatMap(({result}) => result.problems), ...overLimit(checked)];
        samples.close();
        if (problems.length > 0) {
          throw new Error(`${countOf(problems)}:\n${problems.map(lineOf).join('\n')}`);
        }
      },

      configureWebpack(_config, isServer) {
        if (!preview || isServer) return {};
        return {
          devServer: {
            setupMiddlewares(middlewares: unknown[], server: PreviewServer) {
              server.app?.get(`${baseUrl.slice(0, -1)}${previewTypesPath}`, (request, response) => {
                void answer(samples, String(request.query.page), response);
              });
              return middlewares;
            },
          },
        } as object;
      },

      async postBuild({outDir}) {
        const folder = path.join(outDir, typesFolder);
        await fs.mkdir(folder, {recursive: true});
        await Promise.all(
          [...emitted].map(([name, json]) => fs.writeFile(path.join(folder, name), json)),
        );
      },
    };
  }

  // Closed over, since Docusaurus ships the options of plugins to readers with the site's configuration.
  return {plugin, remarkPlugin: () => remarkSamples(options), pageOf: options.pageOf};
}

interface PreviewServer {
  app?: {
    get(
      path: string,
      handler: (request: {query: {page?: unknown}}, response: PreviewResponse) => void,
    ): void;
  };
}

interface PreviewResponse {
  status(code: number): PreviewResponse;
  json(value: unknown): void;
}

async function answer(samples: Samples, file: string, response: PreviewResponse) {
  if (!samples.allFiles().includes(file)) {
    response.status(404).json({error: `No page ${file}`});
    return;
  }
  const [checked] = (await samples.check([file], {types: true})) as [CheckedPage];
  response.json(renderTypes(checked.result.types));
}
