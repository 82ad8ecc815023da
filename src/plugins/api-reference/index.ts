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

/** Without a reference to open with, guides link none of its names. */
function writeEmptyIndex(symbolsFile: string): void {
  if (fs.existsSync(symbolsFile)) return;
  fs.mkdirSync(path.dirname(symbolsFile), {recursive: true});
  fs.writeFileSync(symbolsFile, '{}');
}

/** In the preview, guides that were opened follow a new index. */
function followSymbols(reference: Reference) {
  return {
    // Not `test`, by which Docusaurus finds the rules of content plugins.
    resource: {and: [docsOf(reference), /\.mdx?$/], not: [outputOf(reference)]},
    // Behind the page's own loader, which Rspack else takes this one for when a page has a mistake.
    enforce: 'post',
    loader: path.join(__dirname, 'links/symbols-loader.mjs'),
    options: {file: symbolsFileOf(reference)},
  };
}

interface PreviewCompiler {
  hooks: {done: {tap(name: string, onDone: () => void): void}};
}

/**
 * Generates the reference of a docs version before any plugin loads content: every plugin is created
 * first. The preview does not wait: it opens with the pages of last time, or none, generates when it
 * has answered, and shows the new pages when they are written.
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
