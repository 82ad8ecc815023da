import {blockStorage, expect, test, visit} from '../support/test';

test('browser storage unavailable: a warning is logged and the site works', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Docusaurus browser storage is not available/);
  await blockStorage(page);
  await visit(page, '/docs');
  await page
    .locator('.navbar')
    .getByRole('button', {name: /dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('div[role="banner"]').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('div[role="banner"]')).toBeHidden();
  await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
});
