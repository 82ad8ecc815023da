import type {Page} from '@playwright/test';

import {watchLayoutShift} from '../../support/layoutShift';
import {expect, test, visit} from '../../support/test';
import {lookAt} from '../a11y/walk';
import {ways} from '../a11y/ways';
import {startAt} from './search';

test.use({sharesPage: true});
test.describe.configure({mode: 'default'});

test('answers the query of its address, and changes the address while typing', async ({page}) => {
  await visit(page, '/search?q=httpBatchLink');
  const first = page.locator('main article').first();
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    '/docs/client/links/httpBatchLink',
  );
  // The select names the version of all of them.
  await expect(first.getByText('11.x', {exact: true})).toHaveCount(0);
  await expect(page.getByRole('status').first()).toHaveText(/pages? found/);
  await page.getByRole('searchbox').fill('quickstart');
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    '/docs/quickstart',
  );
  await expect(page).toHaveURL(/\?q=quickstart$/);
});

test('searches another version on demand, and keeps it for a reader who follows a hit and comes back', async ({
  page,
}) => {
  await startAt(page, '/search?q=introduction');
  const first = page.locator('main article h2 a').first();
  await expect(first).toHaveAttribute('href', /^\/docs\/(?!v\d)/);
  await page.getByLabel('Docs version').selectOption('10.x');
  await expect(first).toHaveAttribute('href', /^\/docs\/v10/);
  await page.getByLabel('Docs version').selectOption('9.x');
  await expect(page).toHaveURL('/search?q=introduction&version=9.x');
  await expect(first).toHaveAttribute('href', /^\/docs\/v9/);
  await first.click();
  await expect(page).toHaveURL(/\/docs\/v9/);
  await page.goBack();
  await expect(page.getByLabel('Docs version')).toHaveValue('9.x');
  await expect(first).toHaveAttribute('href', /^\/docs\/v9/);
  await page.getByRole('searchbox').fill('router');
  await expect(page).toHaveURL('/search?q=router&version=9.x');
});

test('Back and a reload return to where a reader was, after "Show more" as well', async ({
  page,
}) => {
  await startAt(page, '/search?q=procedure');
  const articles = page.locator('main article');
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => articles.count()).toBeGreaterThan(25);
  const hit = articles.nth(25).getByRole('link').first();
  await hit.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const kept = () => page.evaluate(() => (history.state as {top?: number} | null)?.top);
  await expect.poll(async () => Math.round((await kept()) ?? 0) === (await position())).toBe(true);
  const before = await position();
  expect(before).toBeGreaterThan(1000);
  await hit.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect.poll(position).toBe(before);
  await page.reload();
  await expect.poll(position).toBe(before);
});

for (const [width, words] of [
  [1280, 24],
  [768, 5],
] as const) {
  test(`shows snippets of ${words} words at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/search?q=batch');
    const snippets = page.locator('main article > p');
    await expect(snippets.first()).toBeVisible();
    const counts = (await snippets.allTextContents()).map(
      (text) => text.match(/[\p{L}\p{N}_$]+/gu)?.length ?? 0,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(words);
    expect(Math.max(...counts)).toBeGreaterThan(words - 3);
  });
}

test.describe('the panel of recent searches', () => {
  test.beforeEach(async ({page}) => {
    await startAt(page, '/docs/quickstart');
    await page.evaluate(() => {
      const hit = {
        objectID: 'o1',
        url: `${window.location.origin}/docs/quickstart`,
        type: 'lvl1',
        content: null,
        hierarchy: {lvl0: 'Guides', lvl1: 'Quickstart'},
      };
      const key = '__DOCSEARCH_RECENT_SEARCHES__trpc-docs';
      localStorage.setItem(key, JSON.stringify([hit]));
    });
  });

  const recent = (page: Page) => page.getByRole('list', {name: 'Recent'});

  test('opens on focus and closes on blur', async ({page}) => {
    await startAt(page, '/search');
    await page.locator('h1').click();
    await expect(recent(page)).toHaveCount(0);
    await page.getByRole('searchbox').focus();
    await expect(recent(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(recent(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(recent(page)).toHaveCount(0);
  });

  test('closes with Escape and with Enter; closed, Escape clears the query', async ({page}) => {
    await startAt(page, '/search');
    const field = page.getByRole('searchbox');
    await page.locator('h1').click();
    for (const key of ['Escape', 'Enter']) {
      await field.focus();
      await expect(recent(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(recent(page)).toHaveCount(0);
      await expect(field).toBeFocused();
      await page.locator('h1').click();
    }
    await field.fill('router');
    await expect(recent(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  test('leads to what was chosen', async ({page}) => {
    await startAt(page, '/search');
    await page.locator('h1').click();
    await page.getByRole('searchbox').focus();
    await recent(page).getByRole('link', {name: 'Quickstart'}).click();
    await expect(page).toHaveURL('/docs/quickstart');
  });
});

test('says that nothing was found', async ({page}) => {
  await startAt(page, '/search?q=qqxxzzv');
  await expect(page.getByRole('status').filter({hasText: 'No results were found'})).toBeVisible();
  const starts = page.getByRole('navigation', {name: 'Where to start'});
  await expect(starts.getByRole('listitem')).toHaveCount(6);
  await expect(starts.getByRole('link', {name: 'Discussions'})).toBeVisible();
  await starts.getByRole('link', {name: '10.x'}).click();
  await expect(page).toHaveURL('/search?q=qqxxzzv&version=10.x');
  await expect(page.getByLabel('Docs version')).toHaveValue('10.x');
});

test('shows each page once, with at most three of its sections', async ({page}) => {
  await startAt(page, '/search?q=error');
  const results = page.locator('main article');
  await expect(results).toHaveCount(20);
  const paths = await results
    .locator('h2 a')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({pathname}) => pathname));
  expect(new Set(paths).size).toBe(20);
  const sections = results.first().locator('ul').last().getByRole('link');
  expect(await sections.count()).toBeLessThanOrEqual(3);
  await expect(sections.first()).toHaveAttribute('href', new RegExp(`^${paths[0]}#`));
});

test('is where the reader left it when they come back from a hit', async ({page}) => {
  await startAt(page, '/search?q=link');
  // The results of the last query stay until those of this one come.
  await expect(page.locator('main article mark').first()).toHaveText(/link/i);
  const hit = page.locator('main article').nth(12).getByRole('link').first();
  await hit.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await expect
    .poll(() => page.evaluate(() => (history.state as {top?: number} | null)?.top))
    .toBe(top);
  await hit.click();
  // Before the other page has come.
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  // From another site.
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('leaves Escape and Enter to an input method that composes a word', async ({page}) => {
  await startAt(page, '/search?q=link');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('End');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1});
  for (const key of ['Enter', 'Escape']) {
    await devtools.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', key, code: key});
  }
  await expect(field).toHaveValue(/^link/);
});

test('shows more on demand', async ({page}) => {
  // Without answers to the test before.
  await visit(page, '/search?q=link');
  const results = page.locator('main article');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
});

test('takes at most 64 characters', async ({page}) => {
  await startAt(page, `/search?q=${'a'.repeat(80)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('a'.repeat(64));
});

test('shows no node that hostile queries inject', async ({page}) => {
  await startAt(page, '/search');
  const field = page.getByRole('searchbox');
  for (const query of [
    '<img src=x onerror=alert(1)> link',
    '"><svg onload=alert(1)> link',
    '\u202Elink',
    '.*(a+)+$ link',
    '&lt;b&gt; link',
    '😀 link',
  ]) {
    await field.fill(query);
    await expect(page.getByRole('heading', {level: 1})).toContainText(query.slice(0, 20));
    await expect(page.locator('main article').first()).toBeVisible();
    const foreign = await page
      .locator('main article')
      .evaluateAll((articles) =>
        articles
          .flatMap((article) => [...article.querySelectorAll('*')].map(({localName}) => localName))
          .filter((name) => !['h2', 'a', 'span', 'ul', 'li', 'p', 'mark'].includes(name)),
      );
    expect(foreign).toEqual([]);
  }
});

test('axe finds nothing among results, in both modes and at both widths', async ({page}) => {
  await startAt(page, '/search?q=link');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await lookAt(page, 'results', ways)).toEqual([]);
});

test.describe('on a new page', () => {
  test.use({sharesPage: false});

  for (const width of [1280, 360]) {
    test(`nothing moves while the page loads with a query, even if the index is late, at ${width} px`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({width, height: 800});
      const release = server.hold(/search-index/);
      const shifts = await watchLayoutShift(page);
      // Long enough to be cut in the title.
      await visit(page, '/search?q=how do I batch several calls of my client in one request');
      await expect(page.getByText('Loading the search index …')).toBeInViewport({ratio: 1});
      release();
      await expect(page.locator('main article').first()).toBeVisible();
      await expect(page.getByText('Loading the search index …')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });
  }

  test('is idle, then asks, and says so once a slow index has stalled it for 300 ms', async ({
    page,
    server,
  }) => {
    // In the task in which the page asks.
    await page.addInitScript(() => {
      const {postMessage} = Worker.prototype;
      Worker.prototype.postMessage = function (message: {question?: {query: string}}) {
        if (message.question?.query === 'link') document.documentElement.dataset.asked = '';
        postMessage.call(this, message);
      };
    });
    const release = server.hold(/search-index/);
    await visit(page, '/search');
    const status = page.locator('main').getByRole('status');
    await expect(status).toBeEmpty();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('searchbox').fill('link');
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(page.locator('html')).toHaveAttribute('data-asked', '', {timeout: 1});
    }).toPass({intervals: [20]});
    await page.clock.runFor(285);
    await expect(status).toBeEmpty();
    await page.clock.runFor(15);
    await expect(status).toHaveText('Loading the search index …');
    await page.clock.resume();
    release();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(status).toHaveText(/pages? found/);
  });

  test('a missing or corrupted index shows the error, and a retry recovers, with the focus in the field', async ({
    page,
    server,
  }) => {
    server.fail(/search-index/);
    await visit(page, '/search?q=link');
    const error = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    const again = page.getByRole('button', {name: 'Try again'});
    await expect(error).toBeVisible();
    const corrupted = /search-index\/docs-default-current/;
    const answered = page.waitForResponse(corrupted);
    await page.route(corrupted, (route) => route.fulfill({body: 'not JSON'}));
    server.reset();
    await again.click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await answered;
    await expect(error).toBeVisible();
    await page.unroute(corrupted);
    await again.click();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(error).toHaveCount(0);
  });
});
