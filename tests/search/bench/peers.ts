/** Other engines over the same build; each one has a file that tells how it is asked. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Engine} from '../relevance';
import {fairMiniSearch} from './fair-minisearch';
import {libraries} from './libraries';
import {oramaPlugin} from './orama-plugin';
import {builtPages, wholePages} from './pages';
import {pagefind} from './pagefind';
import {searchLocal} from './search-local';

const PACKAGES = [
  '@easyops-cn/docusaurus-search-local@0.55.3',
  'pagefind@1.6.0',
  '@orama/plugin-docusaurus-v3@3.1.18',
  '@orama/orama@3.1.18',
  'flexsearch@0.8.212',
  'minisearch@7.2.0',
];

/** An engine to compare with, and what its readers download and wait for. */
export interface Peer {
  name: string;
  engine: Engine;
  /** Index for readers of the newest version; libraries come without a format. */
  files?: Buffer[];
  /** Milliseconds from the files' bytes to an engine that answers. */
  loadTime?: number;
  close?: () => Promise<void>;
}

/** @returns a temporary folder with the engines in it */
export function installPeers(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-peers-'));
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  execFileSync(
    'npm',
    // Their peers are Docusaurus and React, which this comparison doesn't run.
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps', ...PACKAGES],
    {cwd: folder, stdio: 'inherit'},
  );
  return folder;
}

/** @param folder - that the engines are installed in */
export async function openPeers(outDir: string, folder: string): Promise<Peer[]> {
  const load = createRequire(path.join(folder, 'package.json'));
  return [
    await searchLocal((version) => builtPages(outDir, version), folder, load),
    await pagefind((version) => builtPages(outDir, version), folder),
    await oramaPlugin(folder),
    ...(await libraries(outDir, load)),
    fairMiniSearch(await wholePages(outDir)),
  ];
}
