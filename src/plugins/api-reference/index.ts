import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {inputHash, isFresh, recordFresh} from './cache';
import {jobOf, runJob} from './job';
import {docsOf, outputOf, type Reference, type ReferenceOptions, symbolsFileOf} from './options';

async function generate(reference: Reference): Promise<void> {
  const input = inputHash(reference);
  await runJob(jobOf(reference));
  recordFresh(reference, input);
}

/** Until there are generated pages, guides link no names. */
function writeEmptyIndex(symbolsFile: string): void {
  if (fs.existsSync(symbolsFile)) return;
  fs.mkdirSync(path.dirname(symbolsFile), {recursive: true});
  fs.writeFileSync(symbolsFile, '{}');
}

/** In the preview, guides that were opened recompile when the index changes. */
function followSymbols(reference: Reference) {
  return {
    // Not `test`, which Docusaurus uses to find the rules of content plugins.
    resource: {and: [docsOf(reference), /\.mdx?$/], not: [outputOf(reference)]},
    // After the page's own loader, because otherwise Rspack blames this loader for a mistake in the
    // page.
    enforce: 'post',
    loader: path.join(__dirname, 'links/symbols-loader.mjs'),
    options: {file: symbolsFileOf(reference)},
  };
}

interface PreviewCompiler {
  hooks: {done: {tap(name: string, onDone: () => void): void}};
}

/**
 * Generates the reference of a docs version before any plugin loads content, since all plugins are
 * created before that. The preview does not wait: it starts with the previous pages, or none,
 * generates once the server is up, and shows the new pages when they are written.
 */
export default async function apiReference(
  {siteDir}: LoadContext,
  options: ReferenceOptions,
): Promise<Plugin> {
  const reference: Reference = {...options, siteDir};
  let isDue = !isFresh(reference);
  if (isDue && !isPreview()) await generate(reference);
  if (isPreview()) writeEmptyIndex(symbolsFileOf(reference));

  function generateOnce(): void {
    if (!isDue) return;
    isDue = false;
    generate(reference)
      .then(() => logger.success('The API reference is up to date.'))
      .catch((error: unknown) => logger.error(String(error)));
  }

  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'api-links.css')],
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return {
        module: {rules: [followSymbols(reference)]},
        plugins: [
          {
            apply(compiler: PreviewCompiler) {
              compiler.hooks.done.tap('api-reference', generateOnce);
            },
          },
        ],
      } as object;
    },
  };
}
