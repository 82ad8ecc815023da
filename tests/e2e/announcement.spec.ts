import type {Page} from '@playwright/test';

import {announcementBar} from '../../src/config/announcement';
import {expect, hydrated, stored, test, visit} from '../support/test';

const dismissed = 'docusaurus.announcement.dismiss';
const seenId = 'docusaurus.announcement.id';

const bar = (page: Page) => page.locator('div[role="banner"]');

test('the announcement', async ({page}) => {
  await test.step('the announcement shows until it is dismissed', async () => {
    await visit(page, '/');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText(/\w+ \w+ \w+/);
    await expect.poll(() => stored(page, seenId)).toBe(announcementBar.id);
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, dismissed)).toBe('true');
  });

  await test.step('the focus moves on to the navbar when it is closed', async () => {
    await expect(page.locator('.navbar__brand').first()).toBeFocused();
  });

  await test.step('the dismissal is kept', async () => {
    await page.goto('/docs');
    await expect(bar(page)).toBeHidden();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
  });

  await test.step('a new announcement id resets the dismissal', async () => {
    await page.evaluate((key) => localStorage.setItem(key, 'an-earlier-announcement'), seenId);
    expect(await stored(page, dismissed)).toBe('true');
    await visit(page, '/docs');
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => stored(page, seenId)).toBe(announcementBar.id);
    expect(await stored(page, dismissed)).toBe('false');
  });
});
