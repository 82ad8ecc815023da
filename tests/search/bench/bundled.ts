/**
 * The engine in one file, as the site ships it: file by file, as tests run it, each call from one
 * file to another takes a little longer.
 */
import {mkdtempSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {build} from 'esbuild';

import type {createStore} from '../../../src/plugins/search/client/store';

export async function bundledStore(): Promise<typeof createStore> {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'search-engine-')), 'store.cjs');
  await build({
    entryPoints: [path.resolve('src/plugins/search/client/store.ts')],
    bundle: true,
    minify: true,
    format: 'cjs',
    outfile,
  });
  const load = createRequire(outfile);
  return (load(outfile) as {createStore: typeof createStore}).createStore;
}
