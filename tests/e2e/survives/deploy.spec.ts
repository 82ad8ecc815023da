/** A tab of the last release meets the files of the next one. */
import type {Page} from '@playwright/test';

import type {Release} from '../../support/server';
import {expect, hydrated, mainDirectory, test, visit} from '../../support/test';
import {button} from '../search/search';

import {documents, nextRelease} from './release';

let release: Release;

test.beforeAll(() => {
  release = nextRelease(mainDirectory);
});

const quickstart = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Quickstart'});

test('a link leads to its page with one full load, and later ones without', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  expectComplaint(/MIME type \('text\/html'\) is not executable/);
  expectComplaint(/Loading (CSS )?chunk/);
  await visit(page, '/docs');
  const loaded = documents(page);
  server.deploy(release);
  await quickstart(page).click();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  await expect(page).toHaveURL('/docs/quickstart');
  await hydrated(page);
  expect(loaded).toEqual(['/docs/quickstart']);

  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main article').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  expect(loaded).toEqual(['/docs/quickstart']);
});

test('a page that the next release no longer has is reported as not found, once', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  // Its styles are gone like its script; the page is left at the first of the two that fails.
  expectComplaint(/MIME type \('text\/html'\) is not executable|Refused to apply style/);
  expectComplaint(/Loading (CSS )?chunk/);
  await visit(page, '/docs');
  const loaded = documents(page);
  server.deploy(nextRelease(mainDirectory, ['/pricing']));
  await page.locator('footer').getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(loaded).toEqual(['/pricing']);
});

test('search that is not loaded yet says so, and leads to the search page of the next release', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  expectComplaint(/MIME type \('text\/html'\) is not executable|Refused to apply style/);
  await visit(page, '/docs');
  const loaded = documents(page);
  server.deploy(release);
  await button(page).click();
  await page.keyboard.insertText('quickstart');
  await page.getByRole('button', {name: 'Open the search page'}).click();
  await expect(page).toHaveURL('/search?q=quickstart');
  await hydrated(page);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(loaded).toEqual(['/search']);
});

test('a release whose code is missing is loaded once and can be read', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  expectComplaint(/Loading (CSS )?chunk/);
  await visit(page, '/docs');
  const loaded = documents(page);
  server.deploy(release);
  server.fail(/\/assets\/js\/(?!main|runtime)/);
  await quickstart(page).click();
  await expect(page.getByRole('alert').filter({hasText: 'Loading'})).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  expect(loaded).toEqual(['/docs/quickstart']);
});

test('a mode chosen in the new tab reaches the old one', async ({page, context, server}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/docs');
  server.deploy(release);
  const newTab = await context.newPage();
  await newTab.emulateMedia({colorScheme: 'light'});
  await visit(newTab, '/docs');
  await newTab.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
