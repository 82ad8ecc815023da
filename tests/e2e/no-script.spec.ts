import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

test('pages read without JavaScript', async ({page, expectComplaint}) => {
  expectComplaint(/404/);
  for (const path of ['/', '/docs', '/docs/v9', '/blog', '/search', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('main :is(h1, h2)').first(), path).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(30);
    const loading = page.getByText(/^\s*loading\s*(\.\.\.|…)?\s*$/i).filter({visible: true});
    await expect(loading, path).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]').filter({visible: true}), path).toHaveCount(0);
  }
});

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
