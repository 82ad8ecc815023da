import type {Page} from '@playwright/test';

import {isQuiet} from '../support/isQuiet';
import {kinds} from '../support/kinds';
import {expect, idle, test, visit} from '../support/test';

/** From now on the page gets no frames, so that what it shows in the first one stays; returns how to end that. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    document.addEventListener('frames', () => {
      window.requestAnimationFrame = frame;
      held.forEach((callback) => frame(callback));
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('frames')));
}

const headings = (page: Page) => page.locator('main article h2');
const inContents = (page: Page) => page.locator('.table-of-contents > li > a');
const placeholder = (page: Page) => page.locator('main article [style*="100vh"]');

test('a link shows the first screen of its page before the rest', async ({page}) => {
  await visit(page, '/docs/server/routers');
  const release = await holdFrames(page);
  await page.locator('main').getByRole('link', {name: 'procedures'}).first().click();
  await expect(page.locator('main h1')).toHaveText('Procedures');
  await expect(placeholder(page)).toHaveCount(1);
  await expect(inContents(page)).toHaveCount(0);
  const atFirst = await headings(page).count();
  await release();
  await expect(placeholder(page)).toHaveCount(0);
  const count = await headings(page).count();
  expect(atFirst).toBeLessThan(count);
  await expect(inContents(page)).toHaveCount(count);
});

for (const {width, height} of [
  {width: 360, height: 740},
  {width: 1280, height: 800},
  {width: 1440, height: 1200},
]) {
  for (const path of ['/docs/server/procedures', '/docs/server/error-formatting']) {
    test(`the first screen of ${path} is full at ${width} x ${height}`, async ({page}) => {
      await page.setViewportSize({width, height});
      await visit(page, '/docs/server/routers');
      const release = await holdFrames(page);
      await page.locator(`main a[href^="${path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(path));
      await expect(placeholder(page)).toHaveCount(1);
      const {y} = (await placeholder(page).boundingBox()) ?? {y: 0};
      expect(y).toBeGreaterThan(height);
      await release();
    });
  }
}

test('a link to something far down shows that at once', async ({page}) => {
  await visit(page, '/docs/typedoc/server');
  const release = await holdFrames(page);
  await page.getByRole('link', {name: 'TRPCCombinedDataTransformer', exact: true}).click();
  await expect(page.locator('#TRPCCombinedDataTransformer')).toBeInViewport();
  await release();
  await expect(placeholder(page)).toHaveCount(0);
  await expect(page.locator('#TRPCCombinedDataTransformer')).toBeInViewport();
});

test('the filter of the reference finds a member of what an entry returns', async ({page}) => {
  await visit(page, '/docs/typedoc');
  await page.getByLabel('Filter names').fill('createcaller factory');
  await expect(page.getByRole('status').filter({hasText: '1 name'})).toBeVisible();
  await page.getByRole('link', {name: 't.createCallerFactory'}).click();
  await expect(page).toHaveURL('/docs/typedoc/server/router#initTRPC-createCallerFactory');
  await expect(page.getByText('Creates a factory for callers')).toBeInViewport();
});

test('a heading that is requested before it is there is found', async ({page}) => {
  await visit(page, '/docs/server/procedures');
  const id = (await headings(page).last().getAttribute('id')) ?? '';
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: 'Routers', exact: true})
    .click();
  await expect(page.locator('main h1')).toHaveText('Routers');
  const release = await holdFrames(page);
  await page.locator('main').getByRole('link', {name: 'procedures'}).first().click();
  await expect(page.locator('main h1')).toHaveText('Procedures');
  await expect(page.locator(`[id="${id}"]`)).toHaveCount(0);
  await page.evaluate((hash) => (window.location.hash = hash), id);
  await expect(headings(page).last()).toBeInViewport();
  await release();
});

test('going back leads to where the reader was, on each kind of page', async ({page}) => {
  test.setTimeout(120_000);
  const top = () => page.evaluate(() => window.scrollY);
  const pages = [
    ...kinds.filter(([kind]) => kind !== 'not found'),
    ['lesson', '/docs/learn/batching'] as const,
  ];
  const tops: number[] = [];
  for (const [kind, path] of pages) {
    await visit(page, path);
    await idle(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    await idle(page);
    const before = await top();
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page.locator('main h1')).toContainText('Introduction to tRPC');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(top, kind).toBe(before);
    tops.push(before);
  }
  expect(tops.filter((it) => it > 1000).length).toBeGreaterThan(5);
});

test('what is around a page follows it', async ({page}) => {
  await visit(page, '/docs/server/routers');
  const active = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
  await expect(active).toHaveText('Routers');
  await page.locator('main').getByRole('link', {name: 'procedures'}).first().click();
  await expect(active).toHaveText('Procedures');
  await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute(
    'content',
    /procedures/,
  );
});

test.describe('a type in a signature of the reference', () => {
  const type = (page: Page) =>
    page.locator('main pre a[href="/docs/typedoc/server/types#AnyTRPCRouter"]').first();

  test.beforeEach(async ({page}) => {
    await visit(page, '/docs/typedoc/client/links');
    await page.evaluate(() => (document.documentElement.dataset.loaded = 'once'));
  });

  test('opens its entry without reloading the site', async ({page}) => {
    await type(page).click();
    await expect(page.locator('#AnyTRPCRouter')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  });

  test('opens in a new tab with Control and a click', async ({page}) => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      type(page).click({modifiers: ['Control']}),
    ]);
    await expect(tab).toHaveURL('/docs/typedoc/server/types#AnyTRPCRouter');
    await expect(page).toHaveURL('/docs/typedoc/client/links');
  });
});

test.describe('with a fast connection', () => {
  test.use({fetchesAhead: true});

  test('the page of a type in a signature is requested when the reader points at it', async ({
    page,
  }) => {
    await visit(page, '/docs/typedoc/client/links');
    await page.waitForFunction(isQuiet);
    const script = page.waitForRequest((request) => request.resourceType() === 'script');
    await page.locator('main pre a[href^="/docs/typedoc/server/types"]').first().hover();
    await script;
  });
});
