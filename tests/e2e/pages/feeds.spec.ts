import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import * as z from 'zod';

import {fileFinder} from '../../support/build';
import {expect, mainDirectory, test} from '../../support/test';

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

const home = String(
  select('link[rel=canonical]', fromHtml(readFileSync(join(mainDirectory, 'index.html'), 'utf8')))
    ?.properties.href,
);

function readFeed(file: string): Item[] {
  const read = feeds[file];
  if (!read) throw new Error(`No reader for ${file}`);
  return read(readFileSync(join(mainDirectory, 'blog', file), 'utf8'));
}

for (const file of Object.keys(feeds)) {
  test.describe(file, () => {
    test('has every post under its address, with its date', () => {
      const items = readFeed(file).map(({id, link, date}) => [id, link, date]);
      expect(items).toEqual(
        posts.map(([path, day]) => [home + path, home + path, `${day}T00:00:00.000Z`]),
      );
    });

    test('has whole posts, with samples as plain text', () => {
      for (const {id, content} of readFeed(file)) {
        const tree = fromHtml(content, {fragment: true});
        const page = fromHtml(readFileSync(join(mainDirectory, `${id.slice(home.length)}.html`)));
        const onPage = (selector: string) =>
          selectAll(`#__blog-post-container ${selector}`, page).length;
        expect(selectAll('h2', tree).length, id).toBe(onPage('h2'));
        expect(selectAll('pre > code', tree).length, id).toBe(
          onPage('pre') - onPage('[hidden] pre'),
        );
        expect(selectAll('pre span, pre button, div, svg', tree), id).toEqual([]);
      }
    });

    test('has nothing that only works on the page', () => {
      for (const {id, content} of readFeed(file)) {
        const tree = fromHtml(content, {fragment: true});
        const rest = selectAll(
          'script, style, button, iframe, [class], [style], [onclick], .hash-link',
          tree,
        );
        expect(rest, id).toEqual([]);
        expect(content, id).not.toMatch(/\bclassName=|\{\/\*|<!--/);
      }
    });

    test('has absolute links, and those to this site exist', () => {
      const fileOf = fileFinder(mainDirectory, home);
      for (const {content} of readFeed(file)) {
        const tree = fromHtml(content, {fragment: true});
        const addresses = selectAll('a, img', tree).map(({properties}) =>
          String(properties.href ?? properties.src),
        );
        expect(addresses.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
        expect(addresses.filter((url) => fileOf(url) === false)).toEqual([]);
      }
    });
  });
}

test('all feeds say the same about each post', () => {
  const [first, ...others] = Object.keys(feeds).map(readFeed);
  for (const items of others) expect(items).toEqual(first);
});
