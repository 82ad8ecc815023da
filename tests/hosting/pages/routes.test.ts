/**
 * The routes of the site, as a reader without JavaScript gets them. A page that has a
 * file is answered with status 200, as `tests/hosts` checks for all of them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {siteDataFile, type SiteData} from '../../../src/plugins/hosting/files';
import {versions} from '../../../src/versions/list';
import {build, find, findAll, words} from '../shown';

import {hrefOf, openRoute, proseOf} from './html';

const {pages} = JSON.parse(readFileSync(path.join(build, siteDataFile), 'utf8')) as SiteData;

const below = (folder: string, names: string) => names.split(' ').map((name) => folder + name);

test.each([
  ['/', 'Move fast and break nothing'],
  ['/pricing', /^Free to use/],
  ['/media', 'Logo, colors and type'],
  ['/search', 'Search the documentation'],
  ['/blog', 'Blog'],
  ['/blog/archive', 'Archive'],
  ['/blog/authors', 'Authors'],
  ['/blog/tags', 'Tags'],
])('%s shows its screen', (route, heading) => {
  const headings = findAll(openRoute(route), 'h1').map(words);
  expect(headings).toEqual([
    typeof heading === 'string' ? heading : expect.stringMatching(heading),
  ]);
});

test('the page language is English, left to right', () => {
  expect(find(openRoute('/'), 'html').properties).toMatchObject({lang: 'en', dir: 'ltr'});
});

test('the generator is Docusaurus v3.6.3', () => {
  const generator = find(openRoute('/'), 'meta[name=generator]');
  expect(generator.properties.content).toBe('Docusaurus v3.6.3');
});

test.each([
  ['announcing-trpc-10', 2022],
  ['introducing-trpc', 2021],
  ['tinyrpc-client', 2023],
  ['trpc-actions', 2024],
  ['typescript-performance-lessons', 2023],
])('/blog/%s is a post of %i', (post, year) => {
  const time = find(openRoute(`/blog/${post}`), 'main article header time');
  expect(time.properties.dateTime).toMatch(new RegExp(`^${year}-`));
});

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

test.each(Object.entries(sections))(
  '11.x has every page of its sections: %s',
  (_section, routes) => {
    for (const route of routes) {
      const page = openRoute(route);
      expect(words(find(page, 'main article h1')), route).toMatch(/^\S.{1,60}$/);
      expect(words(find(page, '.navbar .dropdown > a')), route).toBe('11.x');
    }
  },
);

test.each([
  ['docs root', '/docs', '.theme-doc-markdown'],
  ['version root', '/docs/v10', '.theme-doc-markdown'],
  ['docs item', '/docs/server/routers', '.theme-doc-markdown'],
  ['docs category index', '/docs/server/introduction', 'article h2 > a'],
])('a page of the kind "%s" has the sidebar of its version: %s', (_kind, route, part) => {
  const page = openRoute(route);
  expect(words(find(page, `main ${part}`))).toMatch(/\w/);
  const current = '.theme-doc-sidebar-container :is(a[aria-current=page], a.menu__link--active)';
  expect(words(find(page, current))).toMatch(/\w/);
});

const roots = versions.map(({name, path: folder}) => [name, folder ? `/docs/${folder}` : '/docs']);

test.each(roots)('%s has its pages below %s, with a sidebar of them', (name, root) => {
  const page = openRoute(root ?? '');
  expect(words(find(page, '.navbar .dropdown > a'))).toBe(name);
  const links = findAll(page, '.theme-doc-sidebar-container a').map(hrefOf);
  const own = root !== '/docs' ? new RegExp(`^${root}(?:/|$)`) : /^\/docs(?!\/v\d)/;
  expect(links.filter((link) => own.test(link)).length).toBeGreaterThan(20);
});

test('9.x is a flat list of pages, below labels that fold nothing', () => {
  const sidebar = find(openRoute('/docs/v9/quickstart'), '.theme-doc-sidebar-menu');
  expect(findAll(sidebar, 'ul ul, button')).toEqual([]);
  expect(findAll(sidebar, '.sidebar-heading').map(words)).toEqual([
    'Server',
    'Client',
    'Next.js',
    'Further',
    'Community',
  ]);
  expect(findAll(sidebar, 'a[href]').length).toBeGreaterThan(35);
});

test('10.x has a smaller set of pages that match those of 11.x, and the guide from 9.x', () => {
  const guides = pages.filter((page) => /^\/docs(?!\/typedoc|\/v9)/.test(page));
  const older = guides.filter((page) => /^\/docs\/v10(?:\/|$)/.test(page));
  const newest = new Set(guides.filter((page) => !older.includes(page)));
  expect(older.length).toBeGreaterThan(50);
  expect(older.length).toBeLessThan(newest.size);
  expect(older.filter((page) => !newest.has(page.replace('/v10', '')))).toEqual([
    '/docs/v10/migrate-from-v9-to-v10',
    // It moved below the server.
    '/docs/v10/subscriptions',
  ]);
});

test('every page has one main heading and its text, and no part that is still to come', () => {
  expect(pages).toEqual(expect.arrayContaining(['/search', '/404.html', '/docs/typedoc/server']));
  const wrong = pages.filter((page) => {
    const main = find(openRoute(page), 'main');
    return (
      findAll(main, 'h1').length !== 1 ||
      words(main).length < 30 ||
      findAll(main, '[aria-busy=true], [role=status][aria-label]').length > 0 ||
      proseOf(main).some((text) => /^\s*loading\s*(?:\.\.\.|…)?\s*$/i.test(text))
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['/docs', 'Docs'],
  ['/docs/server/routers', 'Docs'],
  ['/docs/concepts', 'Docs'],
  ['/docs/quickstart', 'Quickstart'],
  ['/docs/v10/quickstart', 'Quickstart'],
  ['/docs/server/introduction', 'Docs'],
  ['/docs/further', 'Docs'],
  ['/docs/community', 'Docs'],
  ['/docs/v10/server/introduction', 'Docs'],
  ['/docs/v10/further', 'Docs'],
  ['/docs/v10/community', 'Docs'],
  ['/docs/community/awesome-trpc', 'Awesome collection'],
  ['/docs/client/nextjs', 'Using Next.js'],
  ['/blog/trpc-actions', 'Blog'],
])('the navbar of %s marks one item as current: "%s"', (route, name) => {
  const current = '.navbar__link--active, .navbar__link[aria-current]';
  expect(findAll(find(openRoute(route), '.navbar__inner'), current).map(words)).toEqual([name]);
});
