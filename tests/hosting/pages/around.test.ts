/** What is around the text of pages: contents, breadcrumbs, lists of posts, and links out of the site. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {build, find, findAll, words} from '../shown';

import {hrefOf, openRoute} from './html';

const posts = readdirSync('blog');

const existsInYear = (year: string, slug: string): boolean =>
  posts.some((file) => file.startsWith(`${year}-`) && file.endsWith(`-${slug}.mdx`));

test('the table of contents shows heading levels 2 to 3', () => {
  const page = openRoute('/docs/quickstart');
  const targets = findAll(page, '.table-of-contents a').map((link) => hrefOf(link).slice(1));
  const headings = findAll(page, 'main .markdown :is(h2, h3)').map(({properties}) => properties.id);
  expect(headings.length).toBeGreaterThan(1);
  expect(targets).toEqual(headings);
});

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

test('links of the navbar to other sites have names', () => {
  const links = findAll(openRoute('/docs'), '.navbar a[target=_blank]');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.properties.ariaLabel ?? words(link)).toMatch(/\w+/);
});

test('a link to another site has an icon in the footer, and none in text, as in Docusaurus', () => {
  const page = openRoute('/docs');
  const inFooter = findAll(page, '.footer a[target=_blank]');
  expect(inFooter.map((link) => findAll(link, 'svg').length)).toEqual(inFooter.map(() => 1));
  const inText = findAll(page, 'main .markdown a[target=_blank]');
  expect(inText.map((link) => findAll(link, 'svg').length)).toEqual(inText.map(() => 0));
  expect([inFooter.length, inText.length]).not.toContain(0);
});

test('the blog lists 5 posts on its first page, with reading times', () => {
  const articles = findAll(openRoute('/blog'), 'main article').map(words);
  expect(articles).toHaveLength(5);
  for (const article of articles) expect(article).toMatch(/\d+ min read/);
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
