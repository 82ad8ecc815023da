import {rm} from 'node:fs/promises';
import {dirname} from 'node:path';

import {buildFixtureSite} from './fixture-site';
import {FIXTURE_SITE} from './test';

/**
 * Builds the fixture site once for all tests that use it.
 *
 * @returns what removes it after the last one
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const {code, output, directory} = await buildFixtureSite(['behaviors'], {shareSource: true});
  if (code !== 0) {
    throw new Error(`The fixture site can't be built:\n${output}`);
  }
  process.env[FIXTURE_SITE] = directory;
  return () => rm(dirname(directory), {recursive: true, force: true});
}
