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

test('the version dropdown follows a page whose path changed, both ways', async ({page}) => {
  await visit(page, '/docs/v9/react-queries');
  await chooseVersion(page, /^11\.x/);
  await expect(page).toHaveURL('/docs/client/react/useQuery');
  // The address comes before the page, and the links of the menu after it.
  await expect(page.locator('.navbar').getByRole('button', {name: '11.x'})).toBeVisible();
  await chooseVersion(page, /^9\.x/);
  await expect(page).toHaveURL('/docs/v9/react-queries');
});
