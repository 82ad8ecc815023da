import {installOnce} from '../../scripts/setup.mjs';

/** Installs the packages of a folder that tests need; their lockfile is in it. */
export async function installIn(folder: string): Promise<void> {
  if ((await installOnce(folder)) !== 0) {
    throw new Error(`Packages of tests can't be installed: run "npm ci" in ${folder}.`);
  }
}
