import type {Page} from '@playwright/test';

import {expect, test, visit} from '../../support/test';

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'You’re offline'});
const quickstart = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Quickstart'});
const heading = (page: Page) => page.locator('main h1');

async function open(page: Page): Promise<void> {
  // The browser asks for the icon of a tab again and again.
  await page.route('**/img/logo.svg', (route) =>
    route.fulfill({path: 'static/img/logo.svg', contentType: 'image/svg+xml'}),
  );
  await visit(page, '/docs/concepts');
}

test('a link says that it cannot be followed, and the page stays', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  expectComplaint(/Loading (CSS )?chunk/);
  await open(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await context.setOffline(true);
  await quickstart(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/docs/concepts');
  await expect(heading(page)).toHaveText('Concepts');
  expect(await page.evaluate(() => window.scrollY)).toBe(500);

  await test.step('a second link does not pile up notices', async () => {
    await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
    await expect(notice(page)).toHaveCount(1);
  });

  await test.step('once back online, the notice disappears and the link works', async () => {
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await quickstart(page).click();
    await expect(heading(page)).toHaveText('Quickstart');
    await expect(page).toHaveURL('/docs/quickstart');
  });
});

test('pages that were read already and anchors keep working', async ({page, context}) => {
  await open(page);
  await quickstart(page).click();
  await expect(heading(page)).toHaveText('Quickstart');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Concepts');
  await quickstart(page).click();
  await expect(heading(page)).toHaveText('Quickstart');
  await page.locator('.table-of-contents').getByRole('link', {name: 'Make a mistake'}).click();
  await expect(page).toHaveURL(/#make-a-mistake$/);
  await expect(notice(page)).toHaveCount(0);
});
