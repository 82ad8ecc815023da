/** Storage that is denied, missing or full, or holds what nobody expects. */
import type {Page} from '@playwright/test';

import {blockStorage, expect, test, visit} from '../../support/test';
import {openModal, search} from '../search/search';

/** What a reader does that is remembered. */
async function useEverything(page: Page): Promise<void> {
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const close = page.getByRole('button', {name: 'Close', exact: true});
  if (await close.isVisible()) {
    await close.click();
    await expect(close).toBeHidden();
  }
  const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
  await openModal(page);
  await search(page, 'httpBatchLink');
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('HTTP batch link');
  await openModal(page);
  await page.keyboard.press('Escape');
}

test('denied storage: a warning is logged, and the site works', async ({page, expectComplaint}) => {
  expectComplaint(/Docusaurus browser storage is not available/);
  await page.emulateMedia({colorScheme: 'light'});
  await blockStorage(page);
  await visit(page, '/docs/quickstart');
  await useEverything(page);
});

test('no storage at all: one warning and no error, and the site works', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/warning: Docusaurus browser storage is not available/);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.type()));
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', {value: undefined}));
  await visit(page, '/docs/quickstart');
  await useEverything(page);
  expect(complaints).toEqual(['warning']);
});

test('full storage: nothing is remembered, everything works, with one warning', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/exceeded the quota/);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.type()));
  page.on('pageerror', () => complaints.push('uncaught'));
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      // A few bytes fit in, as those by which a library tries whether there is a storage.
      if (value.length > 0) {
        throw new DOMException('The storage exceeded the quota.', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  });
  await visit(page, '/docs/quickstart');
  await useEverything(page);
  expect(complaints).toEqual(['warning']);
});

test('junk in every key: it is ignored, everything works', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => {
    const junk = {
      theme: '{"mode"',
      'docs-preferred-version-default': '\u0000[]',
      'docusaurus.announcement.dismiss': 'perhaps',
      'docusaurus.announcement.id': '<b>',
      'docusaurus.code.wrap': '1',
      'docusaurus.lessons.done': '{"done":',
      'docusaurus.tab.package-manager': 'cobol',
      '__DOCSEARCH_RECENT_SEARCHES__trpc-docs': '[{"objectID":',
      '__DOCSEARCH_FAVORITE_SEARCHES__trpc-docs': '[null, {"a": 1}]',
    };
    if (localStorage.length === 0) {
      Object.entries(junk).forEach(([key, value]) => localStorage.setItem(key, value));
    }
  });
  await visit(page, '/docs/quickstart');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await useEverything(page);
});
