import type {Page} from '@playwright/test';

import {testBrowser} from '../../support/browser';
import {expect, idle, stored, test, visit} from '../../support/test';
import {changeThemeConfig} from '../../support/themeConfig';
import {button, modal, openModal, search, startAt} from './search';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__trpc-docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__trpc-docs';

/** What DocSearch stores for a chosen hit. */
const record = (i: number) => ({
  objectID: `o${i}`,
  url: `/docs/x${i}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Client', lvl1: `Page ${i}`},
});

interface Hit {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

/** Stores chosen hits, which the modal reads when it opens. */
function remember(page: Page, key: string, hits: object[]): Promise<void> {
  return page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(hits),
  ] as const);
}

test.use({sharesPage: true});
test.describe.configure({mode: 'default'});

test.describe('opens', () => {
  test.beforeEach(({page}) => startAt(page));

  test('with its button, and closes with Escape, which gives the focus back', async ({page}) => {
    await button(page).click();
    await expect(modal(page).input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page).root).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`with ${key}`, async ({page}) => {
      await page.keyboard.press(key);
      await expect(modal(page).input).toBeFocused();
      await expect(modal(page).input).toHaveValue('');
    });
  }

  for (const key of ['Enter', 'Space', 'q', '.']) {
    test(`with ${key} when its button has the focus`, async ({page}) => {
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(modal(page).input).toBeFocused();
      await expect(modal(page).input).toHaveValue(key.length === 1 ? key : '');
    });
  }

  test("not with the browser's own keys", async ({page}) => {
    await button(page).focus();
    for (const key of ['Control+f', 'Meta+f', 'Control+Shift+K', 'Control+Alt+k']) {
      await page.keyboard.press(key);
      // Neither the modal nor what stands in for it until its code arrives.
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(modal(page).input).toHaveValue('');
  });

  test('with the selected text, cut to 64 characters', async ({page}) => {
    const selected = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('article p')].find(
        ({textContent}) => (textContent ?? '').length > 80,
      );
      window.getSelection()?.selectAllChildren(paragraph as Element);
      return window.getSelection()?.toString() ?? '';
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(modal(page).input).toHaveValue(selected.slice(0, 64));
  });

  test('closes with a click on the backdrop, and with Control+k', async ({page}) => {
    const {container, root} = await openModal(page);
    await container.click({position: {x: 5, y: 5}});
    await expect(root).toHaveCount(0);
    await openModal(page);
    await page.keyboard.press('Control+k');
    await expect(root).toHaveCount(0);
  });

  test('again within the frame in which it was closed, with the focus in its field', async ({
    page,
  }) => {
    await openModal(page);
    await page.evaluate(async () => {
      const press = () => dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
      press();
      // After the page has rendered, and before the next frame.
      await new Promise((resolve) => setTimeout(resolve));
      press();
    });
    await idle(page);
    await expect(modal(page).input).toBeFocused();
  });

  test('gives the focus back to where it was', async ({page}) => {
    const link = page.locator('.navbar__brand');
    await link.focus();
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    const {container} = await openModal(page);
    await container.click({position: {x: 5, y: 5}});
    await expect(link).toBeFocused();
  });
});

test.describe('opens on a new page', () => {
  test.use({sharesPage: false});

  test('at once even if its code is late, keeps every key, and hands over', async ({
    page,
    server,
  }) => {
    await visit(page, '/docs/quickstart');
    const release = server.hold(/\/assets\/(?:js|css)\//);
    await idle(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('http', {delay: 20});
    const waiting = page.getByRole('dialog', {name: 'Search'});
    await expect(waiting.getByRole('searchbox')).toHaveValue('http');
    await expect(waiting.getByRole('status')).toHaveText('Loading search …');
    release();
    // While the one takes over from the other.
    await page.keyboard.type('BatchLink', {delay: 20});
    await expect(modal(page).input).toHaveValue('httpBatchLink');
    await expect(modal(page).input).toBeFocused();
    await expect(modal(page).hits.first()).toContainText('HTTP batch link');
    await page.keyboard.press('Escape');
    await expect(modal(page).root).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('not if its code fails, but says so, and Retry keeps what was typed', async ({
    page,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/503/);
    await visit(page, '/docs/quickstart');
    server.fail(/\/assets\/(?:js|css)\//);
    await button(page).click();
    await page.keyboard.type('router');
    const waiting = page.getByRole('dialog', {name: 'Search'});
    await expect(waiting.getByRole('alert')).toContainText('Search could not be loaded.');
    await expect(page).toHaveURL('/docs/quickstart');
    server.reset();
    await waiting.getByRole('button', {name: 'Retry'}).click();
    await expect(modal(page).input).toHaveValue('router');
    await expect(modal(page).hits.first()).toBeVisible();
  });

  test('no longer if it was closed before its code arrived', async ({page, server}) => {
    await visit(page, '/docs/quickstart');
    const release = server.hold(/\/assets\/(?:js|css)\//);
    await button(page).click();
    const waiting = page.getByRole('dialog', {name: 'Search'});
    await expect(waiting).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(waiting).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    release();
    await idle(page);
    await expect(modal(page).root).toHaveCount(0);
  });

  for (const way of ['hover', 'focus'] as const) {
    test(`in the same frame after ${way}, which opens nothing, and before which nothing is loaded`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await visit(page, '/docs/quickstart');
      const isSearch = (url: string) => url.includes('search-index') || url.includes('searchModal');
      expect(requests.filter(isSearch)).toEqual([]);
      const styles = page.waitForResponse(/\/searchModal-styles\.\w+\.css$/);
      await button(page)[way]();
      await styles;
      await expect
        .poll(() => requests.some((url) => url.includes('docs-default-current')))
        .toBe(true);
      expect(requests.filter((url) => url.includes('docs-default-10.x'))).toEqual([]);
      await idle(page);
      await expect(modal(page).root).toHaveCount(0);
      const isThere = await button(page).evaluate((element: HTMLElement) => {
        element.click();
        return document.activeElement?.className;
      });
      expect(isThere).toBe('DocSearch-Input');
    });
  }

  test('once its styles have arrived, wherever the reader is on the page', async ({
    page,
    server,
  }) => {
    await visit(page, '/docs/quickstart');
    server.hold(/\/searchModal-styles\.\w+\.css$/);
    await button(page).hover();
    await expect(page.locator('link[href*="/searchModal-styles."]')).toHaveCount(1);
    await button(page).click();
    await idle(page);
    await expect(modal(page).root).toHaveCount(0);
    server.reset();
    await expect(modal(page).input).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('opens as soon as the page is hydrated, after an early', () => {
  test.use({sharesPage: false});

  for (const [way, press] of [
    ['Control+k', (page: Page) => page.keyboard.press('Control+k')],
    ['click on its button', (page: Page) => button(page).click()],
  ] as const) {
    test(way, async ({page, server}) => {
      const release = server.hold(/\/assets\/js\//);
      await page.goto('/docs/quickstart', {waitUntil: 'commit'});
      await expect(page.locator('script[src*="/main."]')).toBeAttached();
      await press(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      release();
      await expect(modal(page).input).toBeFocused();
      // Only once: on another kind of page there is another button.
      await page.keyboard.press('Escape');
      await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
      await expect(page).toHaveURL('/blog');
      await idle(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('its footer has hints for the keyboard, except on a phone', async ({page}) => {
  await startAt(page);
  const {root} = await openModal(page);
  const hints = root.locator('.DocSearch-Commands');
  await expect(hints).toHaveText(/to select.*to navigate.*to close/);
  await expect(hints).toBeVisible();
  await page.setViewportSize({width: 360, height: 640});
  await expect(hints).toBeHidden();
});

test('a slash in a text field is a slash', async ({page}) => {
  await startAt(page, '/search');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(modal(page).root).toHaveCount(0);
});

test.describe('answers', () => {
  test.beforeEach(async ({page}) => {
    await startAt(page);
    await openModal(page);
  });

  test('with hits in groups of at most five, at most 20 in all, and their version', async ({
    page,
  }) => {
    const {hits, groups} = await search(page, 'link');
    expect(await groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all())
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
    expect(await hits.count()).toBeLessThanOrEqual(20);
    await expect(hits.first().locator('.search-hit-version')).toHaveText('11.x');
  });

  test('and goes to the hit with a click, within the page', async ({page}) => {
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const {hits, root} = await search(page, 'httpBatchLink');
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/client\/links\/httpBatchLink$/);
    await expect(root).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(JSON.parse((await stored(page, RECENT)) ?? '[]')).toHaveLength(1);
  });

  test('and opens the hit in a new tab with Control and a click, and stays open', async ({
    page,
    context,
  }) => {
    const {hits, root} = await search(page, 'httpBatchLink');
    const opened = context.waitForEvent('page');
    await hits
      .first()
      .getByRole('link')
      .click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(/\/docs\/client\/links\/httpBatchLink$/);
    await expect(root).toBeVisible();
  });

  test('and fetches no page while typing', async ({page}) => {
    await search(page, 'link');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    for (const query of ['links', 'server', 'useQuery']) await search(page, query);
    expect(scripts.filter((path) => path.endsWith('.js'))).toEqual([]);
  });

  test('with all hits, says how many, and moves with the arrow keys', async ({page}) => {
    const {hits, status} = await search(page, 'error');
    await expect.poll(() => hits.count()).toBeGreaterThan(8);
    await expect(status).toHaveText(/^\d+ pages found$/);
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'false');
  });

  test('with snippets of at most 10 words, and the matches marked', async ({page}) => {
    const {root} = await search(page, 'batch');
    const paths = await root.locator('.DocSearch-Hit-path').allTextContents();
    expect(paths.length).toBeGreaterThan(0);
    for (const text of paths)
      expect(text.match(/[\p{L}\p{N}_$]+/gu)?.length ?? 0).toBeLessThanOrEqual(10);
    await expect(root.locator('mark').first()).toBeVisible();
  });

  test('no more than the first 64 characters of a query', async ({page}) => {
    await expect(modal(page).input).toHaveAttribute('maxlength', '64');
    await page.keyboard.insertText('a'.repeat(80));
    expect((await modal(page).input.inputValue()).length).toBe(64);
  });

  test('and leaves keys to an input method that composes a word', async ({page}) => {
    const {input, root, hits} = await search(page, 'link');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', {text: 's', selectionStart: 1, selectionEnd: 1});
    await expect(input).toHaveValue('links');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await devtools.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', key, code: key});
    }
    await expect(root).toBeVisible();
    await expect(page).toHaveURL('/docs/quickstart');
    await expect(input).toHaveValue('links');
    await expect(hits.nth(1)).not.toHaveAttribute('aria-selected', 'true');
    await devtools.send('Input.insertText', {text: ''});
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
  });

  test('a pasted message by what went wrong in it, and says that it is shortened', async ({
    page,
  }) => {
    const {input, root, hits} = modal(page);
    const paste = (text: string) =>
      input.evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        const options = {clipboardData, bubbles: true, cancelable: true};
        field.dispatchEvent(new ClipboardEvent('paste', options));
      }, text);
    await paste(
      'Unhandled Runtime Error\nTRPCClientError: No QueryClient set, use QueryClientProvider to set one\n    at useQueryClient (webpack-internal:///(app)/node_modules/@tanstack/react-query/x.mjs:20:11)',
    );
    await expect(input).toHaveValue('No QueryClient set, use QueryClientProvider to set one');
    await expect(root.locator('[data-cut=Shortened]')).toBeVisible();
    await expect(hits.first().getByRole('link')).toHaveAttribute('href', /react.*\/setup/);
    await page.keyboard.type('x');
    await expect(root.locator('[data-cut]')).toHaveCount(0);
  });

  test('with a link to all results', async ({page}) => {
    const {seeAll} = await search(page, 'batch link');
    await expect(seeAll).toHaveText(/^See all \d+ results$/);
    await seeAll.click();
    await expect(page).toHaveURL('/search?q=batch%20link&version=current');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Search results for "batch link"',
    );
  });

  test('that nothing was found, with what to try and where to report it', async ({page}) => {
    const {input, noResults} = await search(page, 'link');
    await input.fill('qqxxzzv');
    await expect(noResults).toContainText('No results for "qqxxzzv"');
    await expect(noResults).toContainText('Try searching for');
    const suggestions = noResults.locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeGreaterThan(0);
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await expect(noResults).toContainText('Believe this query should return results?');
    await expect(noResults.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /qqxxzzv/,
    );
    await expect(modal(page).status).toHaveText('0 pages found');
    const starts = noResults.getByRole('navigation', {name: 'Where to start'});
    await expect(starts.getByRole('listitem')).toHaveCount(6);
    await expect(starts.getByRole('link', {name: 'Discussions'})).toBeVisible();
    await expect(starts.getByRole('link', {name: 'Discord'})).toBeVisible();
    await expect(starts.getByRole('link', {name: '10.x'})).toHaveAttribute(
      'href',
      '/search?q=qqxxzzv&version=10.x',
    );
  });

  test('and closes with the first Escape even if there is text, which the button clears', async ({
    page,
  }) => {
    const {input, root} = await search(page, 'link');
    await root.getByRole('button', {name: 'Clear the query'}).click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await search(page, 'link');
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
  });
});

test('a reader of 10.x gets 10.x', async ({page}) => {
  await startAt(page, '/docs/v10');
  await openModal(page);
  const {hits} = await search(page, 'introduction');
  await expect(hits.first().locator('.search-hit-version')).toHaveText('10.x');
  // Posts have no version.
  await expect(hits.getByRole('link').and(page.locator('[href^="/blog/"]')).first()).toBeVisible();
  await search(page, '"disabling queries"');
  const {seeAll} = modal(page);
  await expect(seeAll).toHaveAttribute('href', /&version=10\.x$/);
  await startAt(page, '/search?q=introduction');
  await expect(page.getByLabel('Docs version')).toHaveValue('10.x');
});

test.describe('remembers', () => {
  test.beforeEach(({page}) => startAt(page));

  test('nothing at first', async ({page}) => {
    const {start} = await openModal(page);
    await expect(start).toContainText('No recent searches');
    await expect(start.getByRole('listitem')).toHaveCount(6);
    await start.getByRole('link', {name: 'Authorization'}).click();
    await expect(page).toHaveURL('/docs/server/authorization');
    await expect(modal(page).root).toHaveCount(0);
  });

  test('what was chosen, as recent and as favorite', async ({page}) => {
    const {root, hits} = await openModal(page);
    await search(page, 'httpBatchLink');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/client\/links\/httpBatchLink$/);
    await expect(root).toHaveCount(0);
    expect(JSON.parse((await stored(page, RECENT)) ?? '[]')).toHaveLength(1);

    await openModal(page);
    await expect(root).toContainText('Recent');
    await root.getByRole('button', {name: 'Save this search'}).click();
    await expect(root).toContainText('Favorite');
    expect(JSON.parse((await stored(page, FAVORITES)) ?? '[]')).toHaveLength(1);
    await root.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(hits).toHaveCount(0);
  });

  for (const [favorites, limit] of [
    [0, 7],
    [1, 4],
  ] as const) {
    test(`${limit} recent searches with ${favorites} favorites`, async ({page}) => {
      await remember(page, RECENT, [1, 2, 3, 4, 5, 6, 7].map(record));
      await remember(
        page,
        FAVORITES,
        Array.from({length: favorites}, (_, i) => record(100 + i)),
      );
      await openModal(page);
      await search(page, 'httpBatchLink');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/httpBatchLink$/);
      expect(JSON.parse((await stored(page, RECENT)) ?? '[]')).toHaveLength(limit);
    });
  }

  test('a star or a removal as soon as it is pressed, not after an animation', async ({page}) => {
    await remember(page, RECENT, [record(1), record(2)]);
    const {root} = await openModal(page);
    /** @returns the ids in storage, read in the task of the press */
    const press = async (name: string, key: string) => {
      const text = await root
        .getByRole('button', {name})
        .first()
        .evaluate((element: HTMLElement, stored) => {
          element.click();
          return localStorage.getItem(stored) ?? '[]';
        }, key);
      return (JSON.parse(text) as {objectID: string}[]).map(({objectID}) => objectID);
    };
    expect(await press('Remove this search from history', RECENT)).toEqual(['o2']);
    await expect(root.locator('.DocSearch-Hit')).toHaveCount(1);
    expect(await press('Save this search', FAVORITES)).toEqual(['o2']);
    expect(await press('Remove this search from favorites', FAVORITES)).toEqual([]);
  });

  test('10 favorites at most', async ({page}) => {
    await remember(
      page,
      FAVORITES,
      Array.from({length: 10}, (_, i) => record(i)),
    );
    await remember(page, RECENT, [record(100)]);
    const {root} = await openModal(page);
    await root.getByRole('button', {name: 'Save this search'}).click();
    await expect.poll(async () => (await stored(page, FAVORITES))?.includes('"o100"')).toBe(true);
    expect(JSON.parse((await stored(page, FAVORITES)) ?? '[]')).toHaveLength(10);
  });
});

test.describe('on a new page', () => {
  test.use({sharesPage: false});

  test('it leaves nothing behind when it is closed', async ({page}) => {
    await visit(page, '/docs/quickstart');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const kept = async (what: 'Nodes' | 'JSEventListeners') => {
      await devtools.send('HeapProfiler.collectGarbage');
      const {metrics} = await devtools.send('Performance.getMetrics');
      return metrics.find(({name}) => name === what)?.value ?? NaN;
    };
    const searchTwice = async () => {
      for (let i = 0; i < 2; i++) {
        await openModal(page);
        await search(page, 'httpBatchLink');
        await page.keyboard.press('Escape');
        await expect(modal(page).root).toHaveCount(0);
        await idle(page);
      }
    };
    await searchTwice();
    const [nodes, listeners] = [await kept('Nodes'), await kept('JSEventListeners')];
    await searchTwice();
    await searchTwice();
    expect((await kept('Nodes')) - nodes).toBeLessThan(400);
    expect((await kept('JSEventListeners')) - listeners).toBeLessThan(40);
  });

  test('a hit has its address, levels 0 to 6, content, type and id', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await openModal(page);
    await search(page, 'httpBatchLink');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/httpBatchLink$/);
    const [hit] = JSON.parse((await stored(page, RECENT)) ?? '[]') as Hit[];
    expect(hit).toMatchObject({
      objectID: expect.stringMatching(/./),
      url: expect.stringMatching(/\/docs\/client\/links\/httpBatchLink$/),
      type: 'lvl1',
      content: expect.stringContaining('httpBatchLink'),
    });
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);
    expect(Object.keys(hit?.hierarchy ?? {}).sort()).toEqual(levels);
  });

  test('per index: another index has its own recent and favorite searches', async ({page}) => {
    const key = (kind: string) => `__DOCSEARCH_${kind}_SEARCHES__another`;
    await changeThemeConfig(page, 'algolia', {indexName: 'another'});
    await visit(page, '/docs/quickstart');
    await remember(page, RECENT, [record(1)]);
    await remember(page, FAVORITES, [record(2)]);
    const {start} = await openModal(page);
    await expect(start).toContainText('No recent searches');
    await search(page, 'httpBatchLink');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/httpBatchLink$/);
    const {root} = await openModal(page);
    await expect(root).toContainText('HTTP batch link');
    expect(await stored(page, key('RECENT'))).toContain('httpBatchLink');
    await root.getByRole('button', {name: 'Save this search'}).click();
    await expect.poll(() => stored(page, key('FAVORITE'))).toContain('httpBatchLink');
    expect(await stored(page, RECENT)).toBe(JSON.stringify([record(1)]));
    expect(await stored(page, FAVORITES)).toBe(JSON.stringify([record(2)]));
  });

  test('a missing or corrupted index shows the error, and the next query recovers', async ({
    page,
    server,
  }) => {
    server.fail(/search-index/);
    await visit(page, '/docs/quickstart');
    const {input, error, hits} = await openModal(page);
    await input.fill('link');
    await expect(error).toContainText('Unable to fetch results');
    await expect(error).toContainText('You might want to check your network connection.');
    const corrupted = /search-index\/docs-default-current/;
    const answered = page.waitForResponse(corrupted);
    await page.route(corrupted, (route) => route.fulfill({body: '{"tag":"docs-default'}));
    server.reset();
    await input.fill('links');
    await answered;
    await expect(error).toContainText('Unable to fetch results');
    await page.unroute(corrupted);
    await input.fill('link');
    await expect(hits.first()).toBeVisible();
  });

  test('a slow index is shown as stalled after 300 ms', async ({page, server}) => {
    const release = server.hold(/search-index/);
    await visit(page, '/docs/quickstart');
    const {input, container, status, hits} = await openModal(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await input.fill('link');
    await page.clock.runFor(299);
    await expect(container).not.toHaveClass(/Stalled/);
    await page.clock.runFor(1);
    await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(status).toHaveText('Loading the search index …');
    await expect(status).toBeInViewport();
    await expect(page.getByText('No recent searches')).toBeHidden();
    await page.clock.resume();
    release();
    await expect(hits.first()).toBeVisible();
    await expect(container).not.toHaveClass(/Stalled/);
  });

  test('while the index loads, the modal says so, and not that there are no recent searches', async ({
    page,
    server,
  }) => {
    const release = server.hold(/search-index/);
    await visit(page, '/docs/quickstart');
    await remember(page, RECENT, [record(1)]);
    const {hits, status, start} = await openModal(page);
    await expect(hits).toHaveText('Page 1');
    // For screen readers only.
    await expect(status).toHaveText('Loading the search index …');
    expect((await status.boundingBox())?.width).toBe(1);
    await page.keyboard.press('Escape');

    await page.evaluate((key) => localStorage.removeItem(key), RECENT);
    await openModal(page);
    await expect(status).toHaveText('Loading the search index …');
    await expect(status).toBeInViewport({ratio: 1});
    await expect(page.getByText('No recent searches')).toBeHidden();
    release();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expect(status).toHaveText('');
    await page.keyboard.press('Escape');
    await openModal(page);
    await expect(start).toContainText('No recent searches');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}, hasTouch: true, sharesPage: false});

  test('fits beside an on-screen keyboard, with snippets of 5 words', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await button(page).tap();
    await expect(modal(page).input).toBeFocused();
    // What a keyboard leaves of the window.
    await page.setViewportSize({width: 360, height: 320});
    const {root, hits} = await search(page, 'batch');
    await expect.poll(async () => (await root.boundingBox())?.height).toBe(320);
    await expect(hits.first()).toBeInViewport();
    await expect(root.getByRole('button', {name: 'Cancel'})).toBeInViewport();
    const title = await hits.first().locator('.DocSearch-Hit-title').boundingBox();
    expect(title?.width).toBeGreaterThan(230);
    const width = await page.evaluate(
      () => document.querySelector('.DocSearch-Dropdown')?.scrollWidth ?? 0,
    );
    expect(width).toBeLessThanOrEqual(360);
    for (const text of await root.locator('.DocSearch-Hit-path').allTextContents()) {
      expect(text.match(/[\p{L}\p{N}_$]+/gu)?.length ?? 0).toBeLessThanOrEqual(5);
    }
    await root.getByRole('button', {name: 'Cancel'}).click();
    await expect(root).toHaveCount(0);
  });
});

test('opens without moving a page with a classic scrollbar', async ({playwright, baseURL}) => {
  const browser = await playwright.chromium.launch({
    ...testBrowser,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({baseURL});
  await visit(page, '/docs/quickstart');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  const places = () =>
    page.evaluate(() =>
      ['article h1', '.navbar__items--right'].map((selector) => {
        const {left, right} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [left, right];
      }),
    );
  const before = await places();
  await openModal(page);
  expect(await places()).toEqual(before);
  await browser.close();
});
