import {spawnSync} from 'node:child_process';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isFresh, recordFresh} from './cache';

/**
 * Generates the reference's pages before any plugin loads content: every plugin is created first.
 *
 * @throws Error when generation fails; what it says stands above
 */
function ensureGenerated(siteDirectory: string): void {
  if (isFresh(siteDirectory)) return;
  const script = path.join(__dirname, 'generate.ts');
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', script, siteDirectory], {
    cwd: siteDirectory,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('The API reference could not be generated; see the message above.');
  recordFresh(siteDirectory);
}

export default function apiReference({siteDir}: LoadContext): Plugin {
  ensureGenerated(siteDir);
  return {
    name: 'api-reference',
    getClientModules: () => [path.join(__dirname, 'api-links.css')],
  };
}
