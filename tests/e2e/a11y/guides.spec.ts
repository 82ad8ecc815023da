/**
 * Every guide once: at the narrowest width, where most can go wrong, in each part of the walk in one
 * of the modes. `npm run test:a11y` shows every page in all ways.
 */
import {expect, test, visit} from '../../support/test';

import {guidePaths, partOf, pagePaths} from './pages';
import {code, follow, frame, look} from './walk';
import {height, overflowAt, reflowWidth, show, type Way} from './ways';

const parts = 8;

for (let part = 0; part < parts; part++) {
  const way: Way = {colorScheme: part % 2 === 0 ? 'light' : 'dark', width: reflowWidth};

  test(`axe objects to no guide, and each fits 320 px: ${way.colorScheme}, ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const paths = partOf(guidePaths(), part, parts);
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

test('no page of the reference scrolls sideways at 320 px', async ({page}) => {
  test.setTimeout(120_000);
  const guides = new Set(guidePaths());
  const reference = pagePaths().filter((path) => !guides.has(path));
  expect(reference.length).toBeGreaterThan(5);
  await page.setViewportSize({width: reflowWidth, height});
  const wide: string[] = [];
  await visit(page, '/pricing');
  for (const path of reference) {
    await follow(page, path);
    if ((await overflowAt(page, reflowWidth)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});
