import type {Page} from '@playwright/test';

import {expect, stored, test, visit} from '../../support/test';
import {openModal, search} from '../search/search';

const key = 'docs-preferred-version-default';

/** Chooses a version in the dropdown, which remembers it. */
async function choose(page: Page, version: RegExp): Promise<void> {
  await visit(page, '/docs/quickstart');
  const dropdown = page.locator('.navbar .dropdown');
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name: version}).click();
}

test('two tabs of different versions stay where they are', async ({page, context}) => {
  const other = await context.newPage();
  await choose(page, /^10\.x/);
  await expect(page).toHaveURL('/docs/v10/quickstart');
  await choose(other, /^9\.x/);
  await expect(other).toHaveURL('/docs/v9/quickstart');
  await expect.poll(() => stored(other, key)).toBe('9.x');

  for (const [tab, path, version] of [
    [page, '/docs/v10', '10.x'],
    [other, '/docs/v9', '9.x'],
  ] as const) {
    await tab.bringToFront();
    const sidebar = tab.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('link', {name: 'Introduction'}).first()).toHaveAttribute(
      'href',
      path,
    );
    await openModal(tab);
    const {hits} = await search(tab, 'introduction');
    await expect(hits.first().locator('.search-hit-version')).toHaveText(version);
    await tab.keyboard.press('Escape');
  }

  // A page without a version follows what was chosen last, in whichever tab.
  await visit(page, '/blog');
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs/v9');
});

test('a version that another tab stores but that does not exist is ignored', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, '/docs/v10/quickstart');
  await visit(other, '/docs');
  await other.evaluate((name) => {
    localStorage.setItem(name, '12.x');
    localStorage.setItem('theme', 'sepia');
  }, key);
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  await visit(page, '/blog');
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}),
  ).toHaveAttribute('href', '/docs');
});
