import type {Page} from '@playwright/test';

import {expect, test, visit} from '../../support/test';
import {kinds} from '../../support/kinds';
import {translate} from '../../support/translated';
import {modal, openModal} from '../search/search';

test.beforeEach(async ({page}) => {
  page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message));
  page.on('console', (e) => { if (e.type()==='error') console.log('CONSOLE', page.url(), e.text().slice(0,400)); });
  await page.addInitScript(translate);
});
async function isWhole(page: Page) {
  await expect(page.getByText(/This page crashed|Page Error/)).toHaveCount(0);
}
for (const [kind, path] of kinds) {
  test(`${kind} is left by a link`, async ({page}) => {
    await visit(page, path);
    await expect(page.locator('font').first()).toBeAttached();
    for (const name of ['Docs', 'Quickstart']) {
      await page.locator('.navbar__inner').getByRole('link', {name, exact: true}).first().click();
      await page.waitForTimeout(500);
      await isWhole(page);
    }
    await page.goBack();
    await page.waitForTimeout(500);
    await isWhole(page);
    await page.goBack();
    await page.waitForTimeout(500);
    await isWhole(page);
  });
}
test('search page', async ({page}) => {
  await visit(page, '/search?q=batch');
  const status = page.getByRole('status').first();
  await expect(status).toContainText('found');
  for (const query of ['router', 'qqqqzz', 'context', '']) {
    await page.getByRole('searchbox').fill(query);
    await page.waitForTimeout(600);
    console.log(query, await status.textContent(), await page.locator('h1').textContent());
    await isWhole(page);
  }
});
test('modal', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const {input} = await openModal(page);
  for (const query of ['r', 'router', 'qqqqzz', 'context', '', 'batch']) {
    await input.fill(query);
    await page.waitForTimeout(600);
    console.log(query, (await modal(page).root.textContent())?.slice(0, 200));
    await isWhole(page);
  }
  await page.keyboard.press('Enter');
  await page.waitForTimeout(600);
  await isWhole(page);
});
test('tabs, copy, sidebar, menus', async ({page}) => {
  await visit(page, '/docs/getting-started');
  for (const tab of await page.getByRole('tab').all()) if (await tab.isVisible()) await tab.click();
  await isWhole(page);
  const copy = page.getByRole('button', {name: /copy/i}).first();
  await copy.click({force: true});
  await page.waitForTimeout(2500);
  await isWhole(page);
  for (const b of await page.locator('.menu__caret, .menu__link--sublist').all()) if (await b.isVisible()) await b.click();
  await isWhole(page);
  await page.getByRole('button', {name: '11.x'}).first().hover();
  await page.getByRole('link', {name: '10.x'}).first().click();
  await page.waitForTimeout(500);
  await isWhole(page);
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: /navigation bar/}).click();
  await page.waitForTimeout(500);
  await page.locator('.navbar-sidebar__back').click();
  await page.waitForTimeout(500);
  await isWhole(page);
  await page.getByRole('button', {name: /Copy page|Markdown/i}).first().click();
  await page.waitForTimeout(500);
  await isWhole(page);
});
