/** Installs the platforms before the tests that need them; their lockfile is beside them. */
import path from 'node:path';

import {installOnce} from '../../scripts/setup.mjs';

export const platformsFolder = path.join(import.meta.dirname, 'platforms');

export default async function install(): Promise<void> {
  if ((await installOnce(platformsFolder)) !== 0) {
    throw new Error(`The platforms can't be installed: run "npm ci" in ${platformsFolder}.`);
  }
}
