import type {Page} from '@playwright/test';

import {expect, test, visit} from '../../support/test';

test.use({fetchesAhead: true});

const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'You are offline'});
const quickstart = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Quickstart'});

test.describe('without prefetching', () => {
  test.beforeEach(async ({page, context}) => {
    // The browser asks for the icon of a tab again and again.
    await context.route('**/img/logo.svg', (route) =>
      route.fulfill({path: 'static/img/logo.svg', contentType: 'image/svg+xml'}),
    );
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      });
    });
    await visit(page, '/docs/concepts');
  });

  test('a link says that it cannot be followed, and the page stays', async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await context.setOffline(true);
    await quickstart(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/concepts');
    await expect(page.locator('main h1')).toHaveText('Concepts');
    expect(await page.evaluate(() => window.scrollY)).toBe(500);

    // A second link does not pile up notices.
    await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
    await expect(notice(page)).toHaveCount(1);
  });

  test('once back online, the notice disappears and the link works', async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    expectComplaint(/Loading (CSS )?chunk/);
    await context.setOffline(true);
    await quickstart(page).click();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await quickstart(page).click();
    await expect(page.locator('main h1')).toHaveText('Quickstart');
    await expect(page).toHaveURL('/docs/quickstart');
  });

  test('pages that were read already, anchors and the color mode keep working', async ({
    page,
    context,
  }) => {
    await quickstart(page).click();
    await expect(page.locator('main h1')).toHaveText('Quickstart');
    await context.setOffline(true);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Concepts');
    await quickstart(page).click();
    await expect(page.locator('main h1')).toHaveText('Quickstart');
    await page.locator('.table-of-contents').getByRole('link', {name: 'Make a mistake'}).click();
    await expect(page).toHaveURL(/#make-a-mistake$/);
    await expect(notice(page)).toHaveCount(0);
  });
});
