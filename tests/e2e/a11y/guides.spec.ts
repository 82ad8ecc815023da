/**
 * Guides once, at the narrowest width, where most can go wrong, and in one of the modes: all of 11.x,
 * and a third of the older lines, which are made of the same components. `npm run test:a11y` shows
 * every page in all ways.
 */
import {expect, test, visit} from '../../support/test';

import {guidePaths, partOf} from './pages';
import {code, follow, frame, look} from './walk';
import {reflowWidth, show, type Way} from './ways';

const parts = 5;

function isOlder(path: string): boolean {
  return /^\/docs\/v\d/.test(path);
}

const seen = guidePaths().filter((path, index) => !isOlder(path) || index % 3 === 0);

for (let part = 0; part < parts; part++) {
  const way: Way = {colorScheme: part % 2 === 0 ? 'light' : 'dark', width: reflowWidth};

  test(`axe objects to no guide, and each fits 320 px: ${way.colorScheme}, ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const paths = partOf(seen, part, parts);
    expect(paths.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    // A page that this walk does not come to.
    await visit(page, '/docs/typedoc/server');
    await show(page, way);
    for (const path of paths) {
      wrong.push(...(await look(page, path, [way], [...frame, ...code], follow)));
    }
    expect(wrong).toEqual([]);
  });
}
