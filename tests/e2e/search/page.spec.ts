import AxeBuilder from '@axe-core/playwright';

import {expect, test, visit} from '../../support/test';

test('answers the query of its address, and changes the address while typing', async ({page}) => {
  await visit(page, '/search?q=httpBatchLink');
  const first = page.locator('main article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/docs/client/links/httpBatchLink');
  await expect(first).toContainText('11.x');
  await expect(page.getByRole('status').first()).toHaveText(/documents? found/);
  await page.getByRole('searchbox').fill('quickstart');
  await expect(first.getByRole('link')).toHaveAttribute('href', '/docs/quickstart');
  await expect(page).toHaveURL(/\?q=quickstart$/);
});

test('searches another version on demand', async ({page}) => {
  await visit(page, '/search?q=introduction');
  const first = page.locator('main article').first();
  await expect(first).toContainText('11.x');
  await page.getByLabel('Docs version').selectOption('10.x');
  await expect(first).toContainText('10.x');
});

test('says that nothing was found', async ({page}) => {
  await visit(page, '/search?q=qqxxzzv');
  await expect(page.getByRole('status').filter({hasText: 'No results were found'})).toBeVisible();
});

test('shows more on demand', async ({page}) => {
  await visit(page, '/search?q=link');
  const results = page.locator('main article');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
});

test('counts the reference as soon as it has come', async ({page, server}) => {
  const release = server.hold(/search-index\/.*\.api\./);
  await visit(page, '/search?q=batch');
  const count = page.getByText(/^\d+ documents found$/);
  const guides = parseInt((await count.textContent()) ?? '', 10);
  expect(guides).toBeGreaterThan(0);
  release();
  await expect
    .poll(async () => parseInt((await count.textContent()) ?? '', 10))
    .toBeGreaterThan(guides);
});

test('takes at most 64 characters', async ({page}) => {
  await visit(page, `/search?q=${'a'.repeat(80)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('a'.repeat(64));
});

test('a missing index shows the error, and a retry recovers', async ({page, server}) => {
  server.fail(/search-index/);
  await visit(page, '/search?q=link');
  await expect(page.getByRole('alert').filter({hasText: 'Unable to fetch results'})).toBeVisible();
  server.reset();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a corrupted index shows the error, and a retry recovers', async ({page}) => {
  const corrupted = /search-index\/docs-default-current\.guides/;
  await page.route(corrupted, (route) => route.fulfill({body: 'not JSON'}));
  await visit(page, '/search?q=link');
  await expect(page.getByRole('alert').filter({hasText: 'Unable to fetch results'})).toBeVisible();
  await page.unroute(corrupted);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('shows no node that hostile queries bring', async ({page}) => {
  await visit(page, '/search');
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

for (const theme of ['light', 'dark']) {
  test(`passes axe with results in ${theme}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await visit(page, '/search?q=link');
    await expect(page.locator('main article').first()).toBeVisible();
    expect((await new AxeBuilder({page}).analyze()).violations).toEqual([]);
  });
}
