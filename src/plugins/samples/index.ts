import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';

import {digest} from '../../content/cache';
import {isPreview, type PreviewResponse, type PreviewServer} from '../../content/preview';
import {countOf, lineOf, overLimit} from './core/report';
import {Samples, type CheckedPage} from './core/samples';
import {renderTypes} from './hoverData';
import {hasTypes, remarkSamples, type RemarkSamplesOptions} from './remark';
import type {Problem} from './core/model';

/** Folder of the build output that holds one file of hover data a page. */
const typesFolder = 'assets/types';
/** Where the live preview answers the same, made when asked for. */
const previewTypesPath = '/__samples/types';

/**
 * The samples plugin and the remark plugin that goes with it; both look at the same checks, which
 * `pageOf` gives to other plugins. Until all content is loaded `checkFile` does so for any file.
 *
 * @param siteDir - the site's root
 * @param baseUrl - the site's base URL
 */
export function createSamples(siteDir: string, baseUrl: string) {
  const samples = new Samples(siteDir);
  const preview = isPreview();
  const types = !preview;
  /** Hover data by file name, to be written after the build. */
  const emitted = new Map<string, string>();
  const reported = new Map<string, string>();
  /** Files outside of the docs and the blog whose types the preview may be asked for. */
  const otherFiles = new Set<string>();
  /** Pages that the preview has compiled since it last came to rest. */
  const opened: CheckedPage[] = [];

  const options: RemarkSamplesOptions = {
    siteDir,
    async pageOf(file) {
      if (!samples.covers(file)) return undefined;
      const [checked] = await samples.check([file], {types});
      if (checked && preview) {
        report(file, checked.result.problems);
        opened.push(checked);
      }
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

  /** @returns what is wrong with the samples of pages, and if too many of them opt out */
  async function problemsOf(files: readonly string[]): Promise<Problem[]> {
    return problemsIn(
      await samples.check(
        files.filter((file) => samples.covers(file)),
        {types},
      ),
    );
  }

  /** @param file - relative to the site's root */
  async function checkFile(file: string): Promise<CheckedPage> {
    otherFiles.add(file);
    const [checked] = (await samples.check([file], {types})) as [CheckedPage];
    return checked;
  }

  /** In the preview a broken sample is a message, once for each state of a page. */
  function report(file: string, problems: readonly Problem[]) {
    const text = problems.map(lineOf).join('\n');
    if (text && reported.get(file) !== text) logger.error(`Samples:\n${text}`);
    if (!text && reported.get(file)) logger.success(`Samples of ${file} are fixed.`);
    reported.set(file, text);
  }

  /** So that the first edit of a page does not wait for its version's program. */
  async function warmOpened() {
    for (const checked of opened.splice(0)) await samples.warm(checked);
  }

  async function reportAllPages() {
    // One at a time, so that a page that is opened or edited waits for no more than one.
    for (const file of samples.allFiles()) {
      const [checked] = await samples.check([file], {types});
      if (checked) report(file, checked.result.problems);
    }
  }

  function plugin(): Plugin {
    return {
      name: 'samples',

      async loadContent() {
        // The preview opens at once: it checks a page when it compiles it, and the others afterwards.
        if (preview) return;
        const checked = await samples.check(samples.allFiles(), {types});
        const problems = problemsIn(checked);
        if (problems.length > 0) {
          throw new Error(`${countOf(problems)}:\n${problems.map(lineOf).join('\n')}`);
        }
        // Pages that the bundler knows from an earlier build are not compiled again, and don't ask.
        for (const page of checked.filter(hasTypes)) options.typesUrl(page);
      },

      async allContentLoaded() {
        if (!preview) samples.close();
      },

      configureWebpack(_config, isServer) {
        if (!preview || isServer) return {};
        return {
          plugins: [
            {
              apply(compiler: PreviewCompiler) {
                let all: Promise<void> | undefined;
                compiler.hooks.done.tap('samples', () => {
                  warmOpened()
                    .then(() => (all ??= reportAllPages()))
                    .catch(logError);
                });
              },
            },
          ],
          devServer: {
            setupMiddlewares(_middlewares: unknown, server: PreviewServer) {
              server.app?.get(`${baseUrl.slice(0, -1)}${previewTypesPath}`, (request, response) => {
                const file = String(request.query.page);
                const isKnown = otherFiles.has(file) || samples.allFiles().includes(file);
                void answer(samples, isKnown ? file : undefined, response);
              });
              // Merging appends what is returned to the server's own list.
              return [];
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
  const {pageOf, typesUrl} = options;
  return {
    plugin,
    remarkPlugin: () => remarkSamples(options),
    pageOf,
    typesUrl,
    checkFile,
    problemsOf,
  };
}

function problemsIn(checked: readonly CheckedPage[]): Problem[] {
  return [...checked.flatMap(({result}) => result.problems), ...overLimit(checked)];
}

function logError(error: unknown) {
  logger.error(String(error));
}

interface PreviewCompiler {
  hooks: {done: {tap(name: string, onDone: () => void): void}};
}

async function answer(samples: Samples, file: string | undefined, response: PreviewResponse) {
  if (file === undefined) {
    response.status(404).json({error: 'No such page'});
    return;
  }
  const [checked] = (await samples.check([file], {types: true})) as [CheckedPage];
  response.json(renderTypes(checked.result.types));
}
