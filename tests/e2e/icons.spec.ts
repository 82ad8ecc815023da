import type {Locator} from '@playwright/test';

import {expect, test, visit} from '../support/test';

const sizes = (icons: Locator) =>
  icons.evaluateAll((elements) =>
    elements.map((element) => {
      const {width, height} = getComputedStyle(element);
      return `${width} ${height}`;
    }),
  );

test('the icon of a link to another site is 13.5 px', async ({page}) => {
  await visit(page, '/docs');
  const icons = page.locator('.footer a[target="_blank"] svg');
  expect(await sizes(icons)).not.toEqual([]);
  expect(new Set(await sizes(icons))).toEqual(new Set(['13.5px 13.5px']));
  // As in Docusaurus, a link in text has none.
  const inText = page.locator('main .markdown a[target="_blank"]');
  await expect(inText).not.toHaveCount(0);
  await expect(inText.locator('svg')).toHaveCount(0);
});
