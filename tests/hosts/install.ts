/** Installs the hosts' engines before the tests that ask them; their lockfile is beside them. */
import path from 'node:path';

import {installOnce} from '../../scripts/setup.mjs';

export const enginesFolder = path.join(import.meta.dirname, 'engines');

export default async function install(): Promise<void> {
  if ((await installOnce(enginesFolder)) !== 0) {
    throw new Error(`The hosts' engines can't be installed: run "npm ci" in ${enginesFolder}.`);
  }
}
