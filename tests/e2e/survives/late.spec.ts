/** What a page of the last release loads late, when the next one has taken its place. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import type {Release} from '../../support/server';
import {expect, hydrated, idle, mainDirectory, test, visit} from '../../support/test';
import {compiled, editButton, editor, openBlock, patience, runToEnd} from '../playground/editor';
import {openModal} from '../search/search';

import {documents, nextRelease} from './release';

/** The browser's messages about missing files. */
const gone = /404|MIME type|Loading (?:CSS )?chunk|Refused to|Failed to load/;

let release: Release;

test.beforeAll(() => {
  release = nextRelease(mainDirectory);
});

const loadNew = (page: Page) => page.getByRole('button', {name: 'Load the new version'});

test('/search, in the middle of typing: says so, and the query is answered after it', async ({
  page,
  server,
}) => {
  await visit(page, '/search');
  const loaded = documents(page);
  server.deploy(release);
  await page.getByRole('searchbox').pressSequentially('quicks', {delay: 30});
  await expect(loadNew(page)).toBeVisible();
  await page.getByRole('searchbox').pressSequentially('tart');
  expect(loaded).toEqual([]);
  await loadNew(page).click();
  await expect(page).toHaveURL('/search?q=quickstart');
  await hydrated(page);
  await expect(page.locator('main article').first()).toContainText('Quickstart');
  expect(loaded).toEqual(['/search']);
});

test('the open modal: says so, and the search page answers what was typed', async ({
  page,
  server,
}) => {
  await visit(page, '/docs');
  const free = server.hold(/\.shard\.json$/);
  const asked = page.waitForRequest(/\.shard\.json$/);
  await openModal(page);
  await asked;
  server.deploy(release);
  free();
  await page.keyboard.type('httpBatchLink');
  await expect(loadNew(page)).toBeVisible();
  const loaded = documents(page);
  await loadNew(page).click();
  await expect(page).toHaveURL('/search?q=httpBatchLink');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(loaded).toEqual(['/search']);
});

test.describe('code of the playground that is gone', () => {
  const path = '/docs/server/error-formatting';

  test.describe.configure({timeout: patience.timeout * 2});

  // Chromium tells a page nothing about what its worker could not load.
  test('loads the page again, once, and compiles', async ({page, server}) => {
    await visit(page, path);
    const free = server.hold(/assets\/playground\/compiler/);
    await editButton(page, 'client/index.ts').click();
    await expect(editor(page).code).toBeFocused(patience);
    const loaded = documents(page);
    server.deploy(release);
    free();
    await expect.poll(() => loaded).toEqual([path]);
    await hydrated(page);
    await editButton(page, 'client/index.ts').click();
    await compiled(page, 'No type errors');
    expect(loaded).toEqual([path]);
  });

  test('leaves changed code alone, keeps it over the reload, and runs it', async ({
    page,
    server,
    expectComplaint,
  }) => {
    expectComplaint(gone);
    await openBlock(page, path, 'client/index.ts');
    await compiled(page);
    await page.keyboard.insertText('// mine\n');
    const loaded = documents(page);
    server.deploy(release);
    await editor(page).run.click();
    await expect(editor(page).failure).toBeVisible(patience);
    await expect(loadNew(page)).toBeVisible();
    await expect(editor(page).code).toContainText('// mine');
    expect(loaded).toEqual([]);
    await loadNew(page).click();
    await expect.poll(() => loaded).toEqual([path]);
    await hydrated(page);
    await editButton(page, 'client/index.ts').click();
    await expect(editor(page).code).toContainText('// mine', patience);
    await compiled(page);
    expect(await runToEnd(page)).not.toBe('');
  });
});

test.describe('code and types that are gone', () => {
  test.beforeEach(({expectComplaint}) => expectComplaint(gone));

  test.describe('the demo', () => {
    const output = (page: Page) => page.locator('output').first();

    test('loads the page again, once, and answers', async ({page, server}) => {
      await visit(page, '/');
      const loaded = documents(page);
      server.deploy(release);
      await output(page).scrollIntoViewIfNeeded();
      await expect.poll(() => loaded).toEqual(['/']);
      await hydrated(page);
      await output(page).scrollIntoViewIfNeeded();
      await expect(output(page)).toContainText('"fullName"');
      expect(loaded).toEqual(['/']);
    });

    test('leaves a reader who is typing alone, and keeps the input', async ({page, server}) => {
      await visit(page, '/');
      const free = server.hold(/demo_default_run/);
      const input = page.getByLabel('Input').first();
      await input.scrollIntoViewIfNeeded();
      await input.fill('"7"');
      const loaded = documents(page);
      server.deploy(release);
      free();
      await expect(loadNew(page)).toBeVisible();
      await expect(output(page)).toContainText('could not be loaded');
      await expect(output(page)).not.toContainText('chunk');
      await loadNew(page).click();
      await expect.poll(() => loaded).toEqual(['/']);
      await hydrated(page);
      await expect(page.getByLabel('Input').first()).toHaveValue('"7"');
    });
  });

  test('types on hover: the page loads again, once, and shows them', async ({page, server}) => {
    await visit(page, '/docs/quickstart');
    const loaded = documents(page);
    server.deploy(release);
    const block = page.locator('[data-types]').first();
    await block.hover();
    await expect.poll(() => loaded).toEqual(['/docs/quickstart']);
    await hydrated(page);
    await page.mouse.move(0, 0);
    await block.hover();
    await expect(block.locator('.typed').first()).toBeAttached();
    expect(loaded).toEqual(['/docs/quickstart']);
  });

  test.describe('with the browser deciding when it asks for a page again', () => {
    // About one run in fourteen goes back while a page is loading again, which the reader doesn't see.
    test.describe.configure({retries: 2});

    test('Back and Forward across the two releases show their pages', async ({page, server}) => {
      await visit(page, '/docs');
      await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
      await expect(page.locator('main h1')).toHaveText('Quickstart');
      server.deploy(release);
      await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      await expect(page).toHaveURL('/blog');
      await hydrated(page);
      // A page of the last release, from the browser's cache, loads once more before it hydrates, which
      // interrupts what `goBack` would wait for.
      await page.goBack({waitUntil: 'commit'});
      await expect(page.locator('main h1')).toHaveText('Quickstart');
      await hydrated(page);
      await page.goBack({waitUntil: 'commit'});
      await expect(page).toHaveURL('/docs');
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
      await page.goForward({waitUntil: 'commit'});
      await expect(page.locator('main h1')).toHaveText('Quickstart');
    });
  });

  test.describe('HTML of the last release in a cache', () => {
    const html = () => readFileSync(join(mainDirectory, 'docs.html'), 'utf8');

    /** Has a cache answer documents with the last release, and what scripts ask for with the next one. */
    async function cache(
      page: Page,
      isStale: (count: number) => boolean,
      isStaleForScripts = false,
    ) {
      let count = 0;
      await page.route('**/docs', (route) => {
        const isDocument = route.request().isNavigationRequest();
        if (isDocument) count += 1;
        const stale = isDocument ? isStale(count) : isStaleForScripts;
        return stale ? route.fulfill({body: html(), contentType: 'text/html'}) : route.continue();
      });
    }

    test('is replaced by one more load', async ({page, server}) => {
      server.deploy(release);
      await cache(page, (count) => count === 1);
      const loaded = documents(page);
      await page.goto('/docs');
      await hydrated(page);
      await expect.poll(() => loaded).toEqual(['/docs', '/docs']);
      const styled = page.evaluate(() => [...document.styleSheets].length > 0);
      expect(await styled).toBe(true);
    });

    for (const [where, forScripts, loads] of [
      ['of a network that keeps it', true, 1],
      ['that gives it to documents only', false, 2],
    ] as const) {
      test(`${where}: says so, and never reloads the page in a loop`, async ({page, server}) => {
        server.deploy(release);
        await cache(page, () => true, forScripts);
        const loaded = documents(page);
        await page.goto('/docs');
        await expect.poll(() => loaded.length).toBe(loads);
        await expect(page.getByRole('alert')).toContainText('A part of this page is missing.');
        await expect(page.getByRole('link', {name: 'Reload', exact: true})).toBeVisible();
        await idle(page);
        expect(loaded).toHaveLength(loads);
      });
    }
  });
});
