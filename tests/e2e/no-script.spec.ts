import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {expect, test} from '../support/test';

import {pagePaths} from './a11y/pages';

test.use({javaScriptEnabled: false});

const pages = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/v10',
  '/docs/v9',
  '/blog',
  '/search',
  '/nowhere',
];

for (const path of pages) {
  test(`${path} reads without JavaScript`, async ({page, expectComplaint}) => {
    if (path === '/nowhere') {
      expectComplaint(/404/);
    }
    await page.goto(path);
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(30);
    await expect(
      page.getByText(/^\s*loading\s*(\.\.\.|…)?\s*$/i).filter({visible: true}),
    ).toHaveCount(0);
    await expect(page.getByRole('status', {name: /loading/i})).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]').filter({visible: true})).toHaveCount(0);
  });
}

test('every tab of a page shows below its name', async ({page}) => {
  await page.goto('/docs/server/validators');
  // Of a command for several package managers, one is enough.
  const managers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'].map((name) => `[aria-label=${name}]`);
  const panels = page.locator(`main [role="tabpanel"]:not(${managers.join(', ')})`);
  expect(await panels.count()).toBeGreaterThan(5);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.locator('main [role="tablist"]', {hasText: 'Zod'})).toBeHidden();
});

test('the links of navbar, sidebar and pager work without JavaScript', async ({page}) => {
  await page.goto('/');
  await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs');
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'Quickstart'})
    .click();
  await expect(page.locator('h1')).toHaveText('Quickstart');
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL('/docs/quickstart');
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the footer leads to docs, community and more', async ({page}) => {
    await page.goto('/docs/quickstart');
    const footer = page.locator('.footer');
    const titles = footer.locator('.footer__title');
    await expect(titles).toHaveText(['Docs', 'Community', 'More']);
    for (const title of await titles.all()) await expect(title).toBeVisible();
    await footer.getByRole('link', {name: 'Introduction'}).click();
    await expect(page).toHaveURL('/docs');
  });
});

test('every page has its text in its HTML', async ({request}) => {
  const bare: string[] = [];
  const paths = pagePaths();
  expect(paths.length).toBeGreaterThan(pages.length);
  for (const path of paths) {
    const main = select('main', fromHtml(await (await request.get(path)).text()));
    const text = main ? toString(main) : '';
    if (
      text.length < 30 ||
      selectAll('[aria-busy="true"], [role="status"][aria-label]', main).length > 0
    ) {
      bare.push(path);
    }
  }
  expect(bare, 'pages without text, or with a part that is still to come').toEqual([]);
});
