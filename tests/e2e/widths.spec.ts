/** No page scrolls sideways, at any width that readers have. */
import type {Page} from '@playwright/test';

import {pagePaths} from './a11y/pages';
import {expect, test} from '../support/test';

// What is looked at is HTML and styles, so readers without scripts have the same.
test.use({javaScriptEnabled: false});

const widths = [320, 360, 600, 768, 1024, 1440];
const parts = 4;

/** How many pixels of a page are out of sight at its right, by width, where there are any. */
async function hiddenParts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 844});
    const hidden = await page.evaluate(() => {
      const {scrollWidth = 0, clientWidth = 0} = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
    if (hidden > 0) found.push(`${width} px: ${hidden} px are out of sight`);
  }
  return found;
}

for (let part = 0; part < parts; part++) {
  test(`no page scrolls sideways, part ${part + 1} of ${parts}`, async ({page}) => {
    test.setTimeout(240_000);
    const paths = ['/search', ...pagePaths()].filter((_, index) => index % parts === part);
    expect(paths.length).toBeGreaterThan(40);
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      problems.push(...(await hiddenParts(page)).map((problem) => `${path} at ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('a page that is too wide is found', async ({page}) => {
  await page.setContent('<body style="margin: 0"><div style="width: 800px">wide</div>');
  expect(await hiddenParts(page)).toEqual([
    '320 px: 480 px are out of sight',
    '360 px: 440 px are out of sight',
    '600 px: 200 px are out of sight',
    '768 px: 32 px are out of sight',
  ]);
});
