/** What generation is told, and the process that it runs in. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {codeOf} from '../../content/cache';
import {guideCode, modelFolder, modelHash} from './cache';
import {outputOf, type Reference} from './options';

export type Job = {
  reference: Reference;
  /** Absolute path of the folder for the pages. */
  output: string;
  /** Absolute path of the folder for what the next run may use. */
  folder: string;
  /** Key of TypeDoc's model: as long as it is the same, TypeDoc need not read the sources. */
  modelKey: string;
  /** Hash of the code that reads a guide. */
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
 * Generates in a process of its own, which leaves the preview free to answer.
 *
 * @throws Error when generation fails; what it says stands above
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
