import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {writableFolder} from '../../content/cache';
import {afterCompiling, isPreview} from '../../content/preview';
import {inputHash, isFresh, modelFolder, modelHash, recordFresh} from './cache';
import {outputOf, type Reference, type ReferenceOptions} from './options';

export type Job = {
  reference: Reference;
  /** Absolute path of the directory for the pages. */
  output: string;
  /** Absolute path of the directory for what the next run may reuse. */
  folder: string;
  /** Cache key of TypeDoc's model; TypeDoc reads the sources only if the key has changed. */
  modelKey: string;
};

export const jobOf = (reference: Reference): Job => ({
  reference,
  output: outputOf(reference),
  folder: writableFolder(modelFolder(reference)),
  modelKey: modelHash(reference),
});

/**
 * Generates in a separate process, which leaves the preview free to respond.
 *
 * @throws Error if generation fails; its own messages have been printed by then
 */
export async function runJob(job: Job): Promise<void> {
  const script = path.join(__dirname, 'typedoc/generate.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: job.reference.siteDir,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(JSON.stringify(job));
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0)
    throw new Error('The API reference could not be generated; see the message above.');
}

/** One after the other, because TypeDoc needs a lot of memory. */
async function generate(references: readonly Reference[]): Promise<void> {
  for (const reference of references) {
    const input = inputHash(reference);
    await runJob(jobOf(reference));
    recordFresh(reference, input);
  }
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
  const due = references.filter((reference) => !isFresh(reference));
  if (!isPreview()) await generate(due.splice(0));

  function generateOnce(): void {
    generate(due.splice(0)).catch((error: unknown) => logger.error(String(error)));
  }

  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'api-links.css')],
    configureWebpack(_config, isServer) {
      if (isServer || due.length === 0) return {};
      return {plugins: [afterCompiling('api-reference', generateOnce)]} as object;
    },
  };
}
