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
 * Generates the references before any plugin loads content, since all plugins are created before
 * that. The preview does not wait: it starts with the previous pages, or none, generates once the
 * server is up, and shows the new pages when they are written.
 *
 * @param options - one reference for each docs version that has one
 */
export default async function apiReference(
  {siteDir}: LoadContext,
  options: readonly ReferenceOptions[],
): Promise<Plugin> {
  const references = options.map((reference): Reference => ({...reference, siteDir}));
  let due = references.filter((reference) => !isFresh(reference));

  // One after the other, because TypeDoc needs a lot of memory.
  async function generateDue(): Promise<void> {
    const now = due;
    due = [];
    for (const reference of now) await generate(reference);
  }

  function generateOnce(): void {
    if (due.length === 0) return;
    generateDue()
      .then(() => logger.success('The API reference is up to date.'))
      .catch((error: unknown) => logger.error(String(error)));
  }

  if (isPreview()) for (const reference of references) writeEmptyIndex(symbolsFileOf(reference));
  else await generateDue();

  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'api-links.css')],
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return {
        module: {rules: references.map(followSymbols)},
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
