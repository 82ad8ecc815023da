import {readdirSync, readFileSync} from 'node:fs';

import {parse} from 'yaml';

import {toolkitsOf} from '../../src/versions/toolkits';
import {expect, test, visit} from '../support/test';

const posts = readdirSync('blog');

const existsInYear = (year: string, slug: string): boolean =>
  posts.some((file) => file.startsWith(`${year}-`) && file.endsWith(`-${slug}.mdx`));

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

test('breadcrumbs lead to the home page and to each section above a page', async ({page}) => {
  const path = '/docs/server/adapters/fastify';
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  for (const [name, leadsTo] of [
    ['Adapters', '/docs/server/adapters'],
    ['Server', '/docs/server/introduction'],
    ['Home page', '/'],
  ] as const) {
    await visit(page, path);
    await breadcrumbs.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Fastify');
  }
  await visit(page, path);
  await expect(breadcrumbs.getByRole('listitem').last()).toHaveText('Fastify');
  await expect(breadcrumbs.getByRole('link')).toHaveCount(3);
});

for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`the blog has a feed: ${feed}`, async ({request}) => {
    const response = await request.get(`/blog/${feed}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('/blog/introducing-trpc');
  });
}

test('the blog lists 5 posts on its first page, with reading times', async ({page}) => {
  await visit(page, '/blog');
  const posts = page.locator('main article');
  await expect(posts).toHaveCount(5);
  await expect(posts.filter({hasText: /\d+ min read/})).toHaveCount(5);
});

test('the blog sidebar groups posts by year', async ({page}) => {
  await visit(page, '/blog');
  const years = page.locator('aside').getByRole('group');
  expect(await years.count()).toBeGreaterThan(1);
  for (const group of await years.all()) {
    const year = await group.getByRole('heading').innerText();
    for (const link of await group.getByRole('link').all()) {
      const post = (await link.getAttribute('href')) ?? '';
      expect(existsInYear(year, post.replace('/blog/', '')), `${post} in ${year}`).toBe(true);
    }
  }
});

test('the blog sidebar shows the reading time of each post, and so does the archive', async ({
  page,
}) => {
  await visit(page, '/blog/trpc-actions');
  const time = /(?:One|\d+) min read$/;
  const own = (await page.locator('main article header').textContent())?.match(/\d+ min read/)?.[0];
  for (const item of await page.locator('aside li').all()) await expect(item).toHaveText(time);
  await expect(page.locator('aside a[aria-current="page"]')).toContainText(own ?? '?');

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar__item').nth(1);
  await expect(menu.getByRole('link').first()).toBeInViewport();
  for (const link of await menu.getByRole('link').all()) await expect(link).toHaveText(time);

  await page.goto('/blog/archive');
  const posts = page.locator('main li');
  expect(await posts.count()).toBeGreaterThan(0);
  for (const post of await posts.all()) await expect(post).toHaveText(time);
});

/** The reference describes the newest release of its package. */
const described = toolkitsOf('.', '11.x')[0]?.packages.get('@trpc/server') ?? '?';

for (const [path, version, release] of [
  ['/docs/server/routers', '11.x', null],
  ['/docs/v9/router', '9.x', null],
  ['/docs/typedoc/server/router', '11.x', described],
  ['/blog/trpc-actions', '11.x', null],
] as const) {
  test(`"Report a problem" of ${path} opens a form with the page and its version`, async ({
    page,
  }) => {
    await visit(page, path);
    const link = page.getByRole('link', {name: 'Report a problem'});
    const {origin, searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(origin).toBe('https://github.com');
    const form = parse(
      readFileSync(`.github/ISSUE_TEMPLATE/${searchParams.get('template')}`, 'utf8'),
    ) as {body: {id: string; attributes: {options?: string[]}}[]};
    const field = (id: string) => form.body.find((candidate) => candidate.id === id);
    expect(searchParams.get('page')).toBe(path);
    expect(field('page')).toBeDefined();
    expect(searchParams.get('version')).toBe(version);
    expect(field('version')?.attributes.options).toContain(version);
    expect(searchParams.get('release')).toBe(release);
    expect(field('release')).toBeDefined();
  });
}

test('9.x is a flat list of pages, below labels that fold nothing', async ({page}) => {
  await visit(page, '/docs/v9/quickstart');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.locator('> li > a, > li > div > a').first()).toBeVisible();
  await expect(sidebar.locator('ul, button')).toHaveCount(0);
  await expect(sidebar.locator('.sidebar-heading')).toHaveText([
    'Server',
    'Client',
    'Next.js',
    'Further',
    'Community',
  ]);
  expect(await sidebar.getByRole('link').count()).toBeGreaterThan(35);
});

for (const path of ['/blog/archive', '/blog/authors', '/blog/tags']) {
  test(`${path} exists, with the headings of the blog`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-size', '40px');
  });
}
