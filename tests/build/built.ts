import {rmSync} from 'node:fs';
import {dirname} from 'node:path';

import {afterAll, beforeAll} from 'vitest';

import {buildFixtureSite, type FixtureBuild, type FixtureOptions} from '../support/fixture-site';

/** Builds fixtures before the tests of a group and removes the result after them. */
export function built(names: string[], options?: FixtureOptions): () => FixtureBuild {
  let build: FixtureBuild;
  beforeAll(async () => {
    build = await buildFixtureSite(names, options);
  });
  afterAll(() => rmSync(dirname(build.directory), {recursive: true}));
  return () => build;
}
