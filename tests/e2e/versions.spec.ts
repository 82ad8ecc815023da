import type {Page} from '@playwright/test';

import {expect, stored, test, visit} from '../support/test';

const key = 'docs-preferred-version-default';

async function chooseVersion(page: Page, name: RegExp): Promise<void> {
  const dropdown = page.locator('.navbar .dropdown', {hasText: /11\.x/});
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name}).click();
}

test('the version dropdown keeps the page and stores the preferred version', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await chooseVersion(page, /^10\.x/);
  await expect(page).toHaveURL('/docs/v10/quickstart');
  expect(await stored(page, key)).toBe('10.x');

  await visit(page, '/');
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs/v10');
});

test('a preferred version that no longer exists is cleared', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '7.x'), key);
  await visit(page, '/');
  await expect.poll(() => stored(page, key)).toBeNull();
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs');
});

const banner = (page: Page) => page.locator('.theme-doc-version-banner');

test('11.x: the banner says it is current and links the same page in 10.x', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await expect(banner(page)).toContainText('11.x');
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('/docs/v10/quickstart');
});

test('10.x: no banner', async ({page}) => {
  await visit(page, '/docs/v10/quickstart');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('9.x: the banner says it is unmaintained and links the same page in 11.x', async ({page}) => {
  await visit(page, '/docs/v9/quickstart');
  await expect(banner(page)).toContainText('no longer maintained');
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('/docs/quickstart');
});
