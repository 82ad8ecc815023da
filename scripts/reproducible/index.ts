/**
 * `npm run test:reproducible`: builds the last commit twice, in directories with different names and
 * without caches, and compares the output. Takes two cold builds.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {compareFolders} from './compare';
import {copySite, isDirty} from './workspace';

const SHOWN = 20;

function build(siteDir: string, folder: string): string {
  copySite(siteDir, folder);
  // What a build that fails prints on stderr is part of the error.
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: folder,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', CI: 'true'},
    stdio: 'pipe',
    maxBuffer: 2 ** 28,
  });
  return path.join(folder, 'build');
}

function main(): void {
  const siteDir = path.resolve(__dirname, '../..');
  if (isDirty(siteDir)) console.error('Building the last commit, without your changes.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    const first = build(siteDir, path.join(folder, 'first'));
    const second = build(siteDir, path.join(folder, 'a-second-one', 'below'));
    const differences = compareFolders(first, second);
    for (const {file, how} of differences.slice(0, SHOWN)) console.error(`${file}\n  ${how}`);
    if (differences.length > 0) {
      throw new Error(`Two builds of one commit differ in ${differences.length} files.`);
    }
    console.log('Two builds of one commit are byte-identical.');
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
