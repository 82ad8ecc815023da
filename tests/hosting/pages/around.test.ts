/** What is around the text of pages: contents, breadcrumbs, lists of posts, and links. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {build, find, findAll, words} from '../shown';

import {hrefOf, linkNamed, openRoute} from './html';

const posts = readdirSync('blog');

const existsInYear = (year: string, slug: string): boolean =>
  posts.some((file) => file.startsWith(`${year}-`) && file.endsWith(`-${slug}.mdx`));

test('breadcrumbs lead to the home page and to each section above a page', () => {
  const trail = find(openRoute('/docs/server/adapters/fastify'), 'nav[aria-label=Breadcrumbs]');
  const links = findAll(trail, 'a').map((link) => [
    words(link) || link.properties.ariaLabel,
    hrefOf(link),
  ]);
  expect(links).toEqual([
    ['Home page', '/'],
    ['Server', '/docs/server/introduction'],
    ['Adapters', '/docs/server/adapters'],
  ]);
  for (const [, target] of links) openRoute(String(target));
  expect(words(findAll(trail, 'li').at(-1) ?? trail)).toBe('Fastify');
});

test('the blog lists 5 posts on its first page, with reading times', () => {
  const articles = findAll(openRoute('/blog'), 'main article').map(words);
  expect(articles).toHaveLength(5);
  for (const article of articles) expect(article).toMatch(/\d+ min read/);
});

test('tags and authors say what they are about, and list their posts as their own pages do', () => {
  for (const route of ['/blog/tags', '/blog/authors']) {
    const lists = findAll(openRoute(route), 'main section');
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      expect(words(find(list, 'p'))).toMatch(/\w\.$/);
      const own = findAll(openRoute(hrefOf(find(list, 'h2 a'))), 'main article header h2 a');
      expect(own.length).toBeGreaterThan(0);
      expect(findAll(list, 'li a').map(words)).toEqual(own.map(words));
    }
  }
});

test('the blog sidebar groups posts by year', () => {
  const groups = findAll(openRoute('/blog'), 'aside [role=group]');
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) {
    const year = words(find(group, 'h2, h3, [role=heading]'));
    for (const link of findAll(group, 'a')) {
      const post = hrefOf(link);
      expect(existsInYear(year, post.replace('/blog/', '')), `${post} in ${year}`).toBe(true);
    }
  }
});

test('the blog sidebar shows the reading time of each post, and so does the archive', () => {
  const page = openRoute('/blog/trpc-actions');
  const time = /(?:One|\d+) min read$/;
  const own = /\d+ min read/.exec(words(find(page, 'main article header')))?.[0];
  const inSidebar = findAll(page, 'aside li').map(words);
  const inArchive = findAll(openRoute('/blog/archive'), 'main li').map(words);
  for (const post of [...inSidebar, ...inArchive]) expect(post).toMatch(time);
  expect([inSidebar.length, inArchive.length]).not.toContain(0);
  expect(words(find(page, 'aside a[aria-current=page]'))).toContain(own ?? '?');
});

test('each file of the media page is offered as SVG and PNG, and is there', () => {
  const addresses = findAll(openRoute('/media'), 'main a[download]').map(hrefOf);
  expect(addresses.filter((address) => address.endsWith('.svg'))).toHaveLength(5);
  expect(addresses.filter((address) => address.endsWith('.png'))).toHaveLength(5);
  for (const address of addresses)
    expect(existsSync(path.join(build, address)), address).toBe(true);
});

test('docs and posts can be copied as Markdown, and lists of them can not', () => {
  const controls = (route: string) => {
    const page = openRoute(route);
    const names = findAll(page, 'main :is(a, button)').map(words);
    return [
      names.filter((name) => name === 'View as Markdown').length,
      findAll(page, 'head link[type="text/markdown"]').length,
    ];
  };
  for (const route of ['/docs/server/context', '/docs/typedoc/server', '/blog/trpc-actions']) {
    expect(controls(route), route).toEqual([1, 1]);
  }
  for (const route of ['/docs/server/introduction', '/blog', '/pricing']) {
    expect(controls(route), route).toEqual([0, 0]);
  }
});

test('each plan leads to where it is bought, or asked for', () => {
  const target = (name: string) => hrefOf(linkNamed(find(openRoute('/pricing'), 'main'), name));
  expect(target('Get started')).toBe('/docs/quickstart');
  expect(target('github.com/sponsors/trpc')).toBe('https://github.com/sponsors/trpc');
  expect(target('Buy Pro')).toBe('/buy/tier-pro');
  expect(target('Contact sales')).toMatch(/^mailto:sales@trpc\.io\?subject=/);
});

test('the path to Pro ends at its tier on GitHub Sponsors', () => {
  expect(readFileSync(path.join(build, 'buy/tier-pro.html'), 'utf8')).toContain(
    'https://github.com/sponsors/trpc/sponsorships?tier_id=73667',
  );
});
