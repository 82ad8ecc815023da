/** Installs the compilers before the tests that need them; their lockfile is beside them. */
import path from 'node:path';

import {installOnce} from '../../scripts/setup.mjs';

export const compilersFolder = path.join(import.meta.dirname, 'compilers');

export default async function install(): Promise<void> {
  if ((await installOnce(compilersFolder)) !== 0) {
    throw new Error(`The compilers can't be installed: run "npm ci" in ${compilersFolder}.`);
  }
}
