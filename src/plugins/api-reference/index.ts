import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {apiLinks} from '../../config/apiReference';
import {inputHash, isFresh, recordFresh} from './cache';

/** @throws Error when generation fails; what it says stands above */
async function generate(siteDirectory: string): Promise<void> {
  const input = inputHash(siteDirectory);
  const script = path.join(__dirname, 'generate.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, siteDirectory], {
    cwd: siteDirectory,
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0)
    throw new Error('The API reference could not be generated; see the message above.');
  recordFresh(siteDirectory, input);
}

/** Without a reference to open with, guides link none of its names. */
function writeEmptyIndex(): void {
  if (fs.existsSync(apiLinks.symbolsFile)) return;
  fs.mkdirSync(path.dirname(apiLinks.symbolsFile), {recursive: true});
  fs.writeFileSync(apiLinks.symbolsFile, '{}');
}

/** In the preview, guides that were opened follow a new index. */
const followSymbols = {
  // Not `test`, by which Docusaurus finds the rules of content plugins.
  resource: {
    and: [apiLinks.docsDirectory, /\.mdx?$/],
    not: [path.dirname(apiLinks.symbolsFile)],
  },
  // Behind the page's own loader, which Rspack else takes this one for when a page has a mistake.
  enforce: 'post',
  loader: path.join(__dirname, 'symbols-loader.mjs'),
  options: {file: apiLinks.symbolsFile},
};

interface PreviewCompiler {
  hooks: {done: {tap(name: string, onDone: () => void): void}};
}

/**
 * Generates the reference's pages before any plugin loads content: every plugin is created first.
 * The preview does not wait: it opens with the pages of last time, or none, generates when it has
 * answered, and shows the new pages when they are written.
 */
export default async function apiReference({siteDir}: LoadContext): Promise<Plugin> {
  const isPreview = process.env.NODE_ENV === 'development';
  let isDue = !isFresh(siteDir);
  if (isDue && !isPreview) await generate(siteDir);
  if (isPreview) writeEmptyIndex();

  function generateOnce(): void {
    if (!isDue) return;
    isDue = false;
    generate(siteDir)
      .then(() => logger.success('The API reference is up to date.'))
      .catch((error: unknown) => logger.error(String(error)));
  }

  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'api-links.css')],
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview) return {};
      return {
        module: {rules: [followSymbols]},
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
