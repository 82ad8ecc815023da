import type {Page} from '@playwright/test';

import {announcementBar} from '../../src/config/announcement';
import {expect, hydrated, stored, test, visit} from '../support/test';

const dismissed = 'docusaurus.announcement.dismiss';
const seenId = 'docusaurus.announcement.id';

const bar = (page: Page) => page.locator('div[role="banner"]');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

test('the announcement shows until it is dismissed', async ({page}) => {
  await visit(page, '/');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText(/\w+ \w+ \w+/);
  await expect.poll(() => stored(page, seenId)).toBe(announcementBar.id);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, dismissed)).toBe('true');
});

test('the dismissal is kept', async ({page}) => {
  await visit(page, '/');
  await close(page).click();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
  await page.goto('/docs');
  await expect(bar(page)).toBeHidden();
});

test('a new announcement id resets the dismissal', async ({page}) => {
  await page.addInitScript(
    ([dismissKey, idKey]) => {
      if (localStorage.getItem(idKey) === null) {
        localStorage.setItem(dismissKey, 'true');
        localStorage.setItem(idKey, 'an-earlier-announcement');
      }
    },
    [dismissed, seenId] as const,
  );
  await visit(page, '/');
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => stored(page, seenId)).toBe(announcementBar.id);
  expect(await stored(page, dismissed)).toBe('false');
});

test('the focus moves on to the navbar when it is closed', async ({page}) => {
  await visit(page, '/');
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
});
