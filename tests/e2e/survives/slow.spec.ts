import {expect, idle, test, visit} from '../../support/test';

/** Code of routes; what a page has already loaded is not asked for again. */
const code = /\/assets\/js\//;

// tests/e2e/loading.spec.ts has what a reader sees meanwhile.
test('a reader who leaves a page that stalls gets the other one, and keeps it', async ({
  page,
  server,
}) => {
  await visit(page, '/docs/concepts');
  const navbar = page.locator('.navbar');
  await navbar.getByRole('link', {name: 'Blog'}).click();
  await expect(page.locator('main article').first()).toBeVisible();
  const release = server.hold(code);
  const late = page.waitForResponse(code);
  await navbar.getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL('/docs/quickstart');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main article').first()).toBeVisible();
  release();
  await (await late).finished();
  await idle(page);
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main article').first()).toBeVisible();
  await navbar.getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.locator('main h1')).toHaveText('Quickstart');
});

test('if two links are followed while code stalls, the second one counts', async ({
  page,
  server,
}) => {
  await visit(page, '/blog');
  const navbar = page.locator('.navbar');
  const release = server.hold(code);
  await navbar.getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL('/docs/quickstart');
  await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs');
  await expect(page.locator('main article').first()).toBeVisible();
  release();
  await expect(page.locator('main h1')).not.toHaveText('Quickstart');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await idle(page);
  await expect(page).toHaveURL('/docs');
  await expect(page).toHaveTitle(/Introduction/);
});

test('a page whose code stalls can be read, and its links work', async ({page, server}) => {
  server.hold(code);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await expect(page.locator('main h1')).toHaveText('Quickstart');
  const next = page.locator('.pagination-nav__link--next');
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(target ?? '');
  await expect(page.locator('main h1')).not.toHaveText('Quickstart');
});
