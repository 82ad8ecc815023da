/** Every page in all four ways: `npm run test:a11y`. */
import {expect, test} from '../../support/test';

import {partOf, pagePaths} from './pages';
import {look} from './walk';
import {ways} from './ways';

const parts = 16;

for (let part = 0; part < parts; part++) {
  test(`axe objects to no page in any way: ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(1_200_000);
    const paths = partOf(pagePaths(), part, parts);
    expect(paths.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const path of paths) {
      wrong.push(...(await look(page, path, ways)));
    }
    expect(wrong).toEqual([]);
  });
}
