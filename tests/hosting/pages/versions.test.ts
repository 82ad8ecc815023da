/** What pages say about their version, and where they lead to other ones. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import {describe, expect, test} from 'vitest';

import {repositoryUrl} from '../../../src/config/site';
import {siteDataFile, type SiteData} from '../../../src/plugins/hosting/files';
import {olderVersions} from '../../../src/versions/list';
import {toolkitsOf} from '../../../src/versions/toolkits';
import {build, find, findAll, words} from '../shown';

import {hrefOf, linkNamed, openRoute} from './html';

const bannerOf = (route: string) => find(openRoute(route), '.theme-doc-version-banner');
const linksIn = (element: ReturnType<typeof bannerOf>) =>
  findAll(element, 'a').map((link) => [words(link), hrefOf(link)]);

test('the version dropdown says the state of each version', () => {
  const links = findAll(openRoute('/docs/quickstart'), '.navbar .dropdown__menu a');
  expect(links.map(words)).toEqual([
    '11.x current, with unreleased details',
    '10.x maintained',
    '9.x unmaintained',
  ]);
});

test('the version dropdown leads to the first page of a version without this one, and says so', () => {
  const menu = find(openRoute('/docs/client/links/retryLink'), '.navbar .dropdown__menu');
  expect(hrefOf(linkNamed(menu, '9.x unmaintained; does not have this page'))).toBe('/docs/v9');
});

test('11.x: the banner flags it as unreleased and links the same page in 10.x', () => {
  const banner = bannerOf('/docs/quickstart');
  expect(words(banner)).toBe('11.x includes unreleased changes · This page in 10.x');
  expect(findAll(banner, 'a').map(hrefOf)).toEqual(['/docs/v10/quickstart']);
});

test('10.x: the banner leads to the migration guide, then to the same page in 11.x', () => {
  expect(linksIn(bannerOf('/docs/v10/quickstart'))).toEqual([
    ['Migrate to 11.x', '/docs/migrate-from-v10-to-v11'],
    ['This page in 11.x', '/docs/quickstart'],
  ]);
});

test('9.x: the banner says it is unmaintained and links the same page in 11.x', () => {
  const banner = bannerOf('/docs/v9/quickstart');
  expect(words(banner)).toContain('no longer maintained');
  expect(hrefOf(linkNamed(banner, 'This page in 11.x'))).toBe('/docs/quickstart');
});

test('9.x: banner and sidebar lead to the guide to 10.x', () => {
  const guide = '/docs/v10/migrate-from-v9-to-v10';
  const page = openRoute('/docs/v9/router');
  const sidebar = find(page, '.theme-doc-sidebar-menu');
  expect(hrefOf(linkNamed(sidebar, 'Migrate to 10.x'))).toBe(guide);
  const banner = find(page, '.theme-doc-version-banner');
  expect(hrefOf(linkNamed(banner, 'Migrate to 10.x'))).toBe(guide);
  expect(linkNamed(bannerOf(guide), 'Migrate to 11.x')).toBeDefined();
});

describe('what search engines read', () => {
  const {pages} = JSON.parse(readFileSync(path.join(build, siteDataFile), 'utf8')) as SiteData;
  const older = pages.filter((page) =>
    olderVersions.some((version) => `${page}/`.startsWith(`/docs/${version.path}/`)),
  );

  const canonicalsOf = (page: ReturnType<typeof openRoute>) =>
    findAll(page, 'head link[rel=canonical]').map((link) => new URL(hrefOf(link)).pathname);
  const isOut = (page: ReturnType<typeof openRoute>) =>
    findAll(page, 'head meta[name=robots]').length > 0;

  test.each([
    ['/docs/quickstart', '/docs/quickstart'],
    ['/docs/v10', '/docs'],
    ['/docs/v10/quickstart', '/docs/quickstart'],
    ['/docs/v10/subscriptions', '/docs/server/subscriptions'],
    ['/docs/v9/react-queries', '/docs/client/react/useQuery'],
    // It has no counterpart in 11.x.
    ['/docs/v10/migrate-from-v9-to-v10', '/docs/v10/migrate-from-v9-to-v10'],
  ])('%s names %s as canonical', (route, subject) => {
    const page = openRoute(route);
    expect(canonicalsOf(page)).toEqual([subject]);
    expect(isOut(page)).toBe(false);
  });

  test('each page of an older version names its 11.x page as canonical, or itself if there is none', () => {
    expect(older.length).toBeGreaterThan(100);
    const wrong = older.filter((route) => {
      const page = openRoute(route);
      const [subject, ...more] = canonicalsOf(page);
      if (subject === undefined || more.length > 0 || isOut(page)) return true;
      return !pages.includes(subject) || (older.includes(subject) && subject !== route);
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['/docs/server/routers', 'docs/server/routers.mdx'],
  ['/docs/v10/server/routers', 'versioned_docs/version-10.x/server/routers.mdx'],
  ['/docs/v9/router', 'versioned_docs/version-9.x/router.mdx'],
])('"Edit this page" of %s edits %s', (route, file) => {
  const link = linkNamed(openRoute(route), 'Edit this page');
  expect(hrefOf(link)).toBe(`${repositoryUrl}/edit/main/${file}`);
  expect(existsSync(file)).toBe(true);
});

/** The reference describes the newest release of its package. */
const described = toolkitsOf('.', '11.x')[0]?.packages.get('@trpc/server') ?? '?';

test.each([
  ['/docs/server/routers', '11.x', null],
  ['/docs/v9/router', '9.x', null],
  ['/docs/typedoc/server/router', '11.x', described],
  ['/blog/trpc-actions', '11.x', null],
])(
  '"Report a problem" of %s opens a form with the page and its version',
  (route, version, release) => {
    const {origin, searchParams} = new URL(hrefOf(linkNamed(openRoute(route), 'Report a problem')));
    expect(origin).toBe('https://github.com');
    const template = `.github/ISSUE_TEMPLATE/${searchParams.get('template')}`;
    const form = parse(readFileSync(template, 'utf8')) as {
      body: {id: string; attributes: {options?: string[]}}[];
    };
    const field = (id: string) => form.body.find((candidate) => candidate.id === id);
    expect(searchParams.get('page')).toBe(route);
    expect(field('page')).toBeDefined();
    expect(searchParams.get('version')).toBe(version);
    expect(field('version')?.attributes.options).toContain(version);
    expect(searchParams.get('release')).toBe(release);
    expect(field('release')).toBeDefined();
  },
);
