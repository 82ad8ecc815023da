/** Compiles servers of the matrix with all of our modules that they import. */
import path from 'node:path';
import process from 'node:process';

import {build, type BuildOptions} from 'esbuild';

/**
 * The router, its servers and their client are in the toolkit's folder, because they import its
 * packages.
 */
export const matrixFolder = path.join(process.cwd(), 'toolkit/v11/matrix');

/**
 * @param server - file of `servers`
 * @param options - for platforms that can't resolve packages when they run
 */
export async function bundle(
  server: string,
  outfile: string,
  options: BuildOptions = {packages: 'external'},
): Promise<void> {
  await build({
    entryPoints: [path.join(matrixFolder, 'servers', server)],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    tsconfigRaw: {},
    platform: 'node',
    ...options,
  });
}
