import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {inputHash, isFresh, recordFresh, stampFile} from './cache';

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

/**
 * Generates the reference's pages before any plugin loads content: every plugin is created first.
 * The preview opens with the pages of last time and shows the new ones when they are written.
 */
export default async function apiReference({siteDir}: LoadContext): Promise<Plugin> {
  if (!isFresh(siteDir)) {
    const generating = generate(siteDir);
    const canWait =
      process.env.NODE_ENV === 'development' && fs.existsSync(path.join(siteDir, stampFile));
    if (canWait) generating.catch((error: unknown) => logger.error(String(error)));
    else await generating;
  }
  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'api-links.css')],
  };
}
