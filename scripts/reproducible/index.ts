/**
 * `npm run test:reproducible`: builds the last commit twice, in directories with different names and
 * without caches, and compares the output. Takes two cold builds.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {secondsOf} from '../bench-site/processes';
import {copySite, isDirty} from '../bench-site/workspace';

import {compareFolders} from './compare';

const SHOWN = 20;

async function build(siteDir: string, folder: string): Promise<string> {
  copySite(siteDir, folder);
  await secondsOf(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], folder);
  return path.join(folder, 'build');
}

async function main(): Promise<void> {
  const siteDir = path.resolve(__dirname, '../..');
  if (isDirty(siteDir)) console.error('Building the last commit, without your changes.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    const first = await build(siteDir, path.join(folder, 'first'));
    const second = await build(siteDir, path.join(folder, 'a-second-one', 'below'));
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
