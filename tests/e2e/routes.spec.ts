/** The routes that the specification names, as a reader without JavaScript gets them. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {siteDataFile, type SiteData} from '../../src/plugins/hosting/siteData';
import {versions} from '../../src/versions/list';
import {expect, mainDirectory, test} from '../support/test';

test.use({javaScriptEnabled: false});

const below = (folder: string, names: string) => names.split(' ').map((name) => folder + name);

for (const [route, heading] of [
  ['/', 'Move fast and break nothing'],
  ['/pricing', /^Free to use/],
  ['/media', 'Logo, colors and type'],
  ['/search', 'Search the documentation'],
  ['/blog', 'Blog'],
  ['/blog/archive', 'Archive'],
  ['/blog/authors', 'Authors'],
] as const) {
  test(`${route} shows its screen`, async ({page}) => {
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  });
}

for (const [post, year] of [
  ['announcing-trpc-10', 2022],
  ['introducing-trpc', 2021],
  ['tinyrpc-client', 2023],
  ['trpc-actions', 2024],
  ['typescript-performance-lessons', 2023],
] as const) {
  test(`/blog/${post} is a post of ${year}`, async ({page}) => {
    expect((await page.goto(`/blog/${post}`))?.status()).toBe(200);
    const date = page.locator('main article header time');
    await expect(date).toHaveAttribute('datetime', new RegExp(`^${year}-`));
  });
}

const sections = {
  client: below('/docs/client/', 'links nextjs react vanilla cors headers'),
  adapters: below('/docs/server/adapters/', 'aws-lambda express fastify fetch nextjs standalone'),
  server: below(
    '/docs/server/',
    'authorization caching context data-transformers error-formatting error-handling ' +
      'merging-routers metadata middlewares procedures routers server-side-calls subscriptions ' +
      'validators websockets',
  ),
  community: below('/docs/community/', 'awesome-trpc contributing love sponsors'),
  further: below('/docs/', 'faq further-reading rpc'),
  'what belongs to no section': below(
    '/docs/',
    'concepts example-apps getting-started quickstart videos-and-community-resources ' +
      'migrate-from-v10-to-v11 landing-intro/Step1 landing-intro/Step2 landing-intro/Step3',
  ),
  'API reference': below('/docs/typedoc/', 'client server react-query next'),
};

for (const [section, routes] of Object.entries(sections)) {
  test(`11.x has every page that the specification names: ${section}`, async ({request}) => {
    for (const route of routes) {
      const answer = await request.get(route);
      expect(answer.status(), route).toBe(200);
      const html = fromHtml(await answer.text());
      expect(toString(select('main article h1', html) ?? html), route).toMatch(/^\S.{1,60}$/);
      expect(toString(select('.navbar .dropdown > a', html) ?? html), route).toBe('11.x');
    }
  });
}

for (const [kind, route, part] of [
  ['docs root', '/docs', '.theme-doc-markdown'],
  ['version root', '/docs/v10', '.theme-doc-markdown'],
  ['docs item', '/docs/server/routers', '.theme-doc-markdown'],
  ['docs category index', '/docs/server/introduction', 'article a > h2'],
] as const) {
  test(`a page of the kind "${kind}" has the sidebar of its version: ${route}`, async ({page}) => {
    await page.goto(route);
    await expect(page.locator('main').locator(part).first()).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.locator('a[aria-current=page], a.menu__link--active').first()).toHaveText(
      /\w/,
    );
  });
}

for (const {name, path} of versions) {
  test(`${name} has its pages below /docs/${path}, with a sidebar of them`, async ({page}) => {
    const root = path ? `/docs/${path}` : '/docs';
    await page.goto(root);
    await expect(page.locator('.navbar').getByRole('button', {name})).toBeVisible();
    const links = await page
      .locator('.theme-doc-sidebar-container a')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
    const own = path ? new RegExp(`^${root}(?:/|$)`) : /^\/docs(?!\/v\d)/;
    expect(links.filter((link) => own.test(link)).length).toBeGreaterThan(20);
  });
}

test('10.x has a smaller set of pages that match those of 11.x, and the guide from 9.x', () => {
  const {pages} = JSON.parse(readFileSync(join(mainDirectory, siteDataFile), 'utf8')) as SiteData;
  const guides = pages.filter((path) => /^\/docs(?!\/typedoc|\/v9)/.test(path));
  const older = guides.filter((path) => /^\/docs\/v10(?:\/|$)/.test(path));
  const newest = new Set(guides.filter((path) => !older.includes(path)));
  expect(older.length).toBeGreaterThan(50);
  expect(older.length).toBeLessThan(newest.size);
  expect(older.filter((path) => !newest.has(path.replace('/v10', '')))).toEqual([
    '/docs/v10/migrate-from-v9-to-v10',
    // It moved below the server.
    '/docs/v10/subscriptions',
  ]);
});
