import {expect, test, visit} from '../support/test';

test('the generator is Docusaurus v3.6.3', async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    'Docusaurus v3.6.3',
  );
});

test('the page language is English, left to right', async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a flag becomes true after the first client mount', async ({page, server}) => {
  const release = server.hold(/\/assets\/js\//);
  await page.goto('/docs', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('the table of contents shows heading levels 2 to 3', async ({page}) => {
  await visit(page, '/docs/quickstart');
  const targets = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.map((link) => decodeURI((link as HTMLAnchorElement).hash.slice(1))),
    );
  const headings = await page
    .locator('main .markdown :is(h2, h3)')
    .evaluateAll((elements) => elements.map(({id}) => id));
  expect(headings.length).toBeGreaterThan(1);
  expect(targets).toEqual(headings);
});

test('breadcrumbs lead to the docs home page', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Quickstart');
});

for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`the blog has a feed: ${feed}`, async ({request}) => {
    const response = await request.get(`/blog/${feed}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('/blog/introducing-trpc');
  });
}

test('the blog lists at most 5 posts a page, with reading times', async ({page}) => {
  await visit(page, '/blog');
  const posts = page.locator('main article');
  expect(await posts.count()).toBeGreaterThan(0);
  expect(await posts.count()).toBeLessThanOrEqual(5);
  await expect(posts.first()).toContainText(/min(ute)?s? read/);
});

test('the blog sidebar groups posts by year', async ({page}) => {
  await visit(page, '/blog');
  await expect(
    page
      .locator('aside')
      .getByText(/^20\d\d$/)
      .first(),
  ).toBeVisible();
});

for (const path of ['/blog/archive', '/blog/authors', '/blog/tags']) {
  test(`${path} exists, with the headings of the blog`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-size', '40px');
  });
}
