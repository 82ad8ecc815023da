/** What the client reads of others: addresses, storage, messages of other windows. */
import type {Page} from '@playwright/test';

import {serveDirectory} from '../../support/server';
import {expect, hydrated, mainDirectory, test, visit} from '../../support/test';
import {modal, openModal} from '../search/search';

const heading = (page: Page) => page.locator('main h1');

test('a hash that is no valid encoding is ignored: when the page loads, on a link, and on Back', async ({
  page,
}) => {
  await visit(page, '/docs/quickstart#%');
  await expect(heading(page)).toHaveText('Quickstart');
  await page.evaluate(() => (window.location.hash = '#%E0%A4'));
  await expect(heading(page)).toHaveText('Quickstart');
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL(/#%E0%A4$/);
  await expect(heading(page)).toHaveText('Quickstart');
  await page.locator('.table-of-contents').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Quickstart');
});

for (const [path, clean] of [
  ['//docs/quickstart', '/docs/quickstart'],
  ['/docs%2fquickstart', '/docs/quickstart'],
  ['/docs/quickstart/', '/docs/quickstart'],
] as const) {
  test(`${path} is shown as ${clean}`, async ({page, server}) => {
    // As on a host without rules, which answers with the page: the test's server does so for `/` alone.
    await page.route(server.origin + path, async (route) => {
      const response = await route.fetch({url: server.origin + clean});
      await route.fulfill({response});
    });
    await page.goto(server.origin + path);
    await hydrated(page);
    await expect(page).toHaveURL(clean);
    await expect(heading(page)).toHaveText('Quickstart');
  });
}

test('a path in a different case is not found, and says so', async ({page, expectComplaint}) => {
  expectComplaint(/404/);
  const response = await page.goto('/DOCS/quickstart');
  await hydrated(page);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('poisoned searches, on a host that sends no policy, become text or disappear, and never run', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/request to another host: http:\/\/localhost/);
  const hit = (objectID: string, url: string, lvl1: string) => ({
    objectID,
    url,
    type: 'lvl1',
    hierarchy: {lvl0: 'Docs', lvl1},
    content: null,
  });
  const poisoned = JSON.stringify([
    hit('1', '/docs', '<img src="data:," onerror="window.pwned = 1">Concepts'),
    hit('2', 'javascript:window.pwned=1', 'Concepts'),
    {objectID: '3', url: '/docs/quickstart', type: 'lvl1', hierarchy: {lvl1: 'Quickstart'}},
  ]);
  const bare = await serveDirectory({directory: mainDirectory});
  try {
    await page.addInitScript((value) => {
      for (const kind of ['RECENT', 'FAVORITE']) {
        localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__trpc-docs`, value);
      }
    }, poisoned);
    await page.goto(`${bare.origin}/docs`);
    await hydrated(page);
    await openModal(page);
    const {hits, root} = modal(page);
    await expect(hits.filter({hasText: 'Quickstart'}).first()).toBeVisible();
    await expect(root.locator('img')).toHaveCount(0);
    await expect(root.locator('a[href^="javascript:"]')).toHaveCount(0);
    for (const shown of await hits.all()) await shown.hover();
    await hits.first().click();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  } finally {
    await bare.close();
  }
});

test('nothing but the page’s policy turns text into scripts and HTML', async ({
  page,
  server,
  request,
  expectComplaint,
}) => {
  expectComplaint(/TrustedScript|trusted-types/);
  const policy = (await request.get('/docs')).headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  await visit(page, '/docs');
  const refused = await page.evaluate((origin) => {
    // Not in TypeScript's types of the browser yet.
    const {trustedTypes: factory} = window as unknown as {
      trustedTypes: {createPolicy: (name: string, rules: object) => unknown};
    };
    const script = document.createElement('script');
    const attempts = {
      other: () => (script.src = 'https://example.com/a.js'),
      text: () => (script.textContent = 'window.pwned = 1'),
      policy: () => factory.createPolicy('mine', {}),
      own: () => (script.src = `${origin}/assets/js/own.js`),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  }, server.origin);
  expect(refused).toEqual(['other', 'text', 'policy']);
});
