import type {Page} from '@playwright/test';

import {isQuiet} from '../support/isQuiet';
import {expect, idle, test, visit} from '../support/test';

test.use({fetchesAhead: true});

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

const prefetches = (page: Page) => page.locator('head link[rel="prefetch"]');

async function visitWith(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value}),
    connection,
  );
  await visit(page, '/docs');
}

/** Paths of the scripts that the page asks for from now on, be it to run them or to have them. */
function scriptsFrom(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Those that it asks for while the reader points at a link. */
async function scriptsOnHover(page: Page): Promise<string[]> {
  const scripts = scriptsFrom(page);
  await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).hover();
  await idle(page);
  return scripts;
}

test('links in view are prefetched on a fast connection', async ({page}) => {
  const scripts = scriptsFrom(page);
  await visitWith(page, {effectiveType: '4g', saveData: false});
  const fetched = () =>
    prefetches(page).evaluateAll(
      (links, asked) => links.filter((it) => asked.includes(it.getAttribute('href') ?? '')).length,
      scripts,
    );
  await expect.poll(fetched).toBeGreaterThan(0);
});

test('files that pages share are prefetched once', async ({page}) => {
  await visitWith(page, {effectiveType: '4g', saveData: false});
  // Enough that some belong to pages that have files in common.
  await expect.poll(() => prefetches(page).count()).toBeGreaterThan(20);
  const files = await prefetches(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(files).toEqual([...new Set(files)]);
});

test('a page is prefetched through a link to one of its headings, and started when that is pointed at', async ({
  page,
}) => {
  await visit(page, '/docs/server/routers');
  await page.waitForFunction(isQuiet);
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.locator('main a[href="/docs/typedoc/server/router#initTRPC"]').first().hover();
  const {pathname} = new URL((await script).url());
  await expect(page.locator(`head link[rel="prefetch"][href="${pathname}"]`)).toHaveCount(1);
});

for (const [name, connection] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['data-saver on', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched with ${name}`, async ({page}) => {
    await visitWith(page, connection);
    expect(await scriptsOnHover(page)).toEqual([]);
    await expect(prefetches(page)).toHaveCount(0);

    await page.locator('.navbar').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page.locator('main h1')).toHaveText('Quickstart');
  });
}
