/** The input of generation, and the process that it runs in. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {codeOf} from '../../content/cache';
import {guideCode, modelFolder, modelHash} from './cache';
import {outputOf, type Reference} from './options';

export type Job = {
  reference: Reference;
  /** Absolute path of the directory for the pages. */
  output: string;
  /** Absolute path of the directory for what the next run may reuse. */
  folder: string;
  /** Cache key of TypeDoc's model; TypeDoc reads the sources only if the key has changed. */
  modelKey: string;
  /** Hash of the code that reads guides. */
  guideCode: string;
};

export function jobOf(reference: Reference): Job {
  return {
    reference,
    output: outputOf(reference),
    folder: modelFolder(reference),
    modelKey: modelHash(reference),
    guideCode: codeOf(...guideCode),
  };
}

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
