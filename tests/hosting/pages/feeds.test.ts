/** The feeds of the blog, with whole posts. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {fileFinder} from '../../support/build';
import {build, find, findAll, open} from '../shown';

/** Path and day of each post, newest first. Feed readers know a post by its path. */
const posts = [
  ['blog/trpc-actions', '2024-05-23'],
  ['blog/tinyrpc-client', '2023-01-17'],
  ['blog/typescript-performance-lessons', '2023-01-14'],
  ['blog/announcing-trpc-10', '2022-11-21'],
  ['blog/introducing-trpc', '2021-05-05'],
] as const;

/** The fields of a post that every feed contains. */
interface Item {
  id: string;
  title: string;
  link: string;
  date: string;
  content: string;
}

const text = z.string().min(1);
const address = z.url({protocol: /^https?$/});
/** The form of RFC 822 that RSS 2.0 asks for, in Greenwich time. */
const rfc822 = z
  .string()
  .regex(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
const rfc3339 = z.iso.datetime();

const rss = z.object({
  rss: z.object({
    '@version': z.literal('2.0'),
    channel: z.object({
      title: text,
      link: address,
      description: text,
      lastBuildDate: rfc822,
      item: z.array(
        z.object({
          title: text,
          link: address,
          guid: address,
          pubDate: rfc822,
          description: text,
          'content:encoded': text,
        }),
      ),
    }),
  }),
});

const atom = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: address,
    title: text,
    updated: rfc3339,
    entry: z.array(
      z.object({
        id: address,
        title: z.object({'#text': text, '@type': z.literal('html')}),
        link: z.object({'@href': address}),
        updated: rfc3339,
        author: z.object({name: text, uri: address}),
        summary: z.object({'#text': text, '@type': z.literal('html')}),
        content: z.object({'#text': text, '@type': z.literal('html')}),
      }),
    ),
  }),
});

const json = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  title: text,
  home_page_url: address,
  items: z.array(
    z.object({
      id: address,
      url: address,
      title: text,
      content_html: text,
      date_modified: rfc3339,
      author: z.object({name: text, url: address}),
    }),
  ),
});

function readXml(source: string): unknown {
  const validity = XMLValidator.validate(source);
  if (validity !== true) throw new Error(`${validity.err.line}: ${validity.err.msg}`);
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => name === 'item' || name === 'entry',
  }).parse(source);
}

const feeds: Record<string, (source: string) => Item[]> = {
  'rss.xml': (source) =>
    rss.parse(readXml(source)).rss.channel.item.map((item) => ({
      id: item.guid,
      title: item.title,
      link: item.link,
      date: new Date(item.pubDate).toISOString(),
      content: item['content:encoded'],
    })),
  'atom.xml': (source) =>
    atom.parse(readXml(source)).feed.entry.map((entry) => ({
      id: entry.id,
      title: entry.title['#text'],
      link: entry.link['@href'],
      date: entry.updated,
      content: entry.content['#text'],
    })),
  'feed.json': (source) =>
    json.parse(JSON.parse(source)).items.map((item) => ({
      id: item.id,
      title: item.title,
      link: item.url,
      date: item.date_modified,
      content: item.content_html,
    })),
};

const home = String(find(open('index'), 'link[rel=canonical]').properties.href);

function readFeed(file: string): Item[] {
  const read = feeds[file];
  if (!read) throw new Error(`No reader for ${file}`);
  return read(readFileSync(join(build, 'blog', file), 'utf8'));
}

test('all feeds are valid, and say the same about each post', () => {
  const [first, ...others] = Object.keys(feeds).map(readFeed);
  expect(others).toHaveLength(2);
  for (const items of others) expect(items).toEqual(first);
});

describe('each of them', () => {
  const items = readFeed('feed.json');
  const trees = items.map(({id, content}) => ({id, tree: fromHtml(content, {fragment: true})}));

  test('has every post under its address, with its date', () => {
    expect(items.map(({id, link, date}) => [id, link, date])).toEqual(
      posts.map(([path, day]) => [home + path, home + path, `${day}T00:00:00.000Z`]),
    );
  });

  test('has whole posts, with samples as plain text', () => {
    for (const {id, tree} of trees) {
      const page = open(id.slice(home.length));
      const onPage = (selector: string) =>
        findAll(page, `#__blog-post-container ${selector}`).length;
      expect(findAll(tree, 'h2').length, id).toBe(onPage('h2'));
      expect(findAll(tree, 'pre > code').length, id).toBe(onPage('pre') - onPage('[hidden] pre'));
      expect(findAll(tree, 'pre span, pre button, div, svg'), id).toEqual([]);
    }
  });

  test('has nothing that only works on the page', () => {
    const page = 'script, style, button, iframe, [class], [style], [onclick], .hash-link';
    for (const {id, tree} of trees) expect(findAll(tree, page), id).toEqual([]);
    for (const {id, content} of items) expect(content, id).not.toMatch(/\bclassName=|\{\/\*|<!--/);
  });

  test('has absolute links, and those to this site exist', () => {
    const fileOf = fileFinder(build, home);
    for (const {tree} of trees) {
      const addresses = findAll(tree, 'a, img').map(({properties}) =>
        String(properties.href ?? properties.src),
      );
      expect(addresses.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
      expect(addresses.filter((url) => fileOf(url) === false)).toEqual([]);
    }
  });
});
