/** A page whose texts a browser's translation replaces while the reader goes on. */
import type {Page} from '@playwright/test';

import {edits} from '../../../src/components/home/Demo/edits';
import {kinds} from '../../support/kinds';
import {expect, idle, test, visit} from '../../support/test';
import {translate} from '../../support/translated';
import {follow} from '../a11y/walk';
import {modal, openModal} from '../search/search';

test.beforeEach(({page}) => page.addInitScript(translate));

const translated = (page: Page) => page.locator('main font').first();

test('each kind of page can be left for the next one', async ({page}) => {
  test.setTimeout(60_000);
  const [[, first], ...others] = kinds as [(typeof kinds)[0], ...typeof kinds];
  await visit(page, first);
  for (const [kind, path] of others) {
    await follow(page, path);
    await idle(page);
    await expect(translated(page), kind).toBeAttached();
    await expect(page.getByText('This page crashed'), kind).toHaveCount(0);
  }
});

test('the search page answers one query after another', async ({page}) => {
  await visit(page, '/search?q=batch');
  const status = page.getByRole('status').first();
  await expect(status.locator('font').first()).toHaveText(/^\d+ pages? found$/);
  const field = page.getByRole('searchbox');
  await field.fill('qqqqzz');
  await expect(status).toHaveText('No results were found');
  await field.fill('');
  await expect(status).toHaveText('');
  await field.fill('httpBatchLink');
  await expect(status).toHaveText(/^\d+ pages? found$/);
  await expect(page.locator('h1')).toHaveText('Search results for "httpBatchLink"');
  await expect(page.locator('main article').first()).toContainText('httpBatchLink');
});

test('search, menus, tabs and copying work', async ({page}) => {
  await visit(page, '/docs/getting-started');
  const {input, hits, root} = await openModal(page);
  for (const query of ['router', 'qqqqzz', 'context']) {
    await input.fill(query);
    if (query === 'qqqqzz') await expect(root).toContainText('No results for');
    else await expect(hits.filter({hasText: new RegExp(query, 'i')}).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(modal(page).root).toHaveCount(0);

  for (const tab of await page.getByRole('tab', {selected: false}).all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const section = page.locator('.theme-doc-sidebar-item-category-level-1 button').first();
  const isExpanded = await section.getAttribute('aria-expanded');
  await section.click();
  await expect(section).not.toHaveAttribute('aria-expanded', isExpanded ?? '');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'}).first()).toBeAttached();

  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: /navigation bar/}).click();
  await page.getByRole('button', {name: /main menu/}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Quickstart'}).first().click();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
});

test('the demo answers each change, and code can be wrapped and copied', async ({page}) => {
  await visit(page, '/');
  const demo = page.locator('#demo');
  for (const {label, project} of edits) {
    await demo.getByRole('radio', {name: label}).check();
    await expect(demo.locator('.note.error')).toHaveCount(project === 'none' ? 0 : 1);
    await demo.getByLabel('Input').fill('{"id": true}');
    await demo.getByRole('button', {name: 'Call'}).click();
    await expect(demo.locator('output font').first()).toContainText('TRPCClientError');
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 390, height: 800});
  await follow(page, '/docs/quickstart');
  const block = page.locator('figure', {has: page.getByLabel('Wrap long lines')}).first();
  await block.getByLabel('Wrap long lines').click();
  await expect(block.getByLabel('Wrap long lines')).toHaveAttribute('aria-pressed', 'true');
  await block.getByLabel('Copy code').click();
  await expect(block.getByRole('status')).toHaveText('Copied');
});

test('a page that React no longer knows is rendered anew', async ({page, expectComplaint}) => {
  expectComplaint(/NotFoundError/);
  await visit(page, '/search?q=batch');
  const first = page.locator('main article').first();
  await expect(first).toBeVisible();
  await page.evaluate(() => document.querySelector('main article')?.remove());
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('main article')).toHaveCount(0);
  await page.getByRole('searchbox').fill('httpBatchLink');
  await expect(first).toContainText('httpBatchLink');
});
