/**
 * Every guide once, in one of the four ways by turns. `npm run test:a11y` shows every page in all.
 */
import {expect, test} from '../../support/test';

import {guidePaths, partOf} from './pages';
import {code, frame, look} from './walk';
import {ways} from './ways';

const parts = 8;

for (let part = 0; part < parts; part++) {
  test(`axe objects to no guide, and each fits 320 px: ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(240_000);
    const paths = partOf(guidePaths(), part, parts);
    expect(paths.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const [index, path] of paths.entries()) {
      const way = partOf(ways, index % ways.length, ways.length);
      wrong.push(...(await look(page, path, way, [...frame, ...code])));
    }
    expect(wrong).toEqual([]);
  });
}
