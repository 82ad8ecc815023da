import {expect, hydrated, idle, test} from '../support/test';

test.beforeEach(({expectComplaint}) => {
  expectComplaint(/status of 404/);
});

test('any other path shows the not-found page with status 404', async ({page}) => {
  const response = await page.goto('/nowhere/at-all');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('the not-found page offers search and the docs home', async ({page}) => {
  await page.goto('/nowhere');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /documentation home/i})).toHaveAttribute(
    'href',
    '/docs',
  );
  await main.getByRole('searchbox').fill('context');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=context$/);
});

test('the not-found page offers what was mistyped, and the same path in other versions', async ({
  page,
}) => {
  await page.goto('/docs/v9/getting-started');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: '/docs/getting-started'})).toHaveAttribute(
    'href',
    '/docs/getting-started',
  );
  await page.goto('/docs/v10/server/midleware');
  await hydrated(page);
  await expect(main.getByRole('listitem').first()).toHaveText('/docs/v10/server/middlewares');
});

test('the footer of a short page reaches the bottom of the window', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 1600});
  await page.goto('/nowhere');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1600);
});

for (const path of ['/nowhere', '/docs/nowhere', '/docs/v9/nowhere', '/blog/nowhere']) {
  test(`the title of ${path} stays "Page Not Found" after scripts have run`, async ({page}) => {
    await page.goto(path);
    await expect(page).toHaveTitle('Page Not Found | tRPC');
    await hydrated(page);
    // What names the page follows it.
    await idle(page);
    await expect(page).toHaveTitle('Page Not Found | tRPC');
  });
}
