/** Every page in all four ways: `npm run test:a11y`. */
import {pageFile, shareOf} from '../../support/share';
import {expect, test} from '../../support/test';

import {partOf, pagePaths} from './pages';
import {look} from './walk';
import {ways} from './ways';

const parts = 16;

const taken = shareOf({
  name: 'Accessibility',
  items: pagePaths(),
  nameOf: (path) => path,
  filesOf: pageFile,
  // What the other files here change is how pages are divided, or what else is looked at.
  code: ['axe', 'walk', 'ways'].map((name) => `tests/e2e/a11y/${name}.ts`),
  parts: 16,
});

for (let part = 0; part < parts; part++) {
  test(`axe objects to no page in any way: ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(1_200_000);
    expect(taken.length).toBeGreaterThan(parts / 2);
    const wrong: string[] = [];
    for (const path of partOf(taken, part, parts)) wrong.push(...(await look(page, path, ways)));
    expect(wrong).toEqual([]);
  });
}
