/** The feeds of the blog, with whole posts. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';

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

function readXml(file: string) {
  const source = readFileSync(join(build, 'blog', file), 'utf8');
  const validity = XMLValidator.validate(source);
  if (validity !== true) throw new Error(`${validity.err.line}: ${validity.err.msg}`);
  return new XMLParser({ignoreAttributes: false, attributeNamePrefix: '@'}).parse(
    source,
  ) as unknown;
}

interface Rss {
  rss: {
    channel: {item: Record<'guid' | 'title' | 'link' | 'pubDate' | 'content:encoded', string>[]};
  };
}

interface Atom {
  feed: {
    entry: (Record<'id' | 'updated', string> & {
      title: {'#text': string};
      link: {'@href': string};
      content: {'#text': string};
    })[];
  };
}

interface Json {
  items: Record<'id' | 'title' | 'url' | 'date_modified' | 'content_html', string>[];
}

const feeds: Record<string, () => Item[]> = {
  'rss.xml': () =>
    (readXml('rss.xml') as Rss).rss.channel.item.map((item) => ({
      id: item.guid,
      title: item.title,
      link: item.link,
      date: new Date(item.pubDate).toISOString(),
      content: item['content:encoded'],
    })),
  'atom.xml': () =>
    (readXml('atom.xml') as Atom).feed.entry.map((entry) => ({
      id: entry.id,
      title: entry.title['#text'],
      link: entry.link['@href'],
      date: entry.updated,
      content: entry.content['#text'],
    })),
  'feed.json': () =>
    (JSON.parse(readFileSync(join(build, 'blog/feed.json'), 'utf8')) as Json).items.map((item) => ({
      id: item.id,
      title: item.title,
      link: item.url,
      date: item.date_modified,
      content: item.content_html,
    })),
};

const home = String(find(open('index'), 'link[rel=canonical]').properties.href);

const items = feeds['feed.json']?.() ?? [];

test('all feeds say the same about each post', () => {
  expect(items).not.toEqual([]);
  for (const [file, read] of Object.entries(feeds)) expect(read(), file).toEqual(items);
});

describe('each of them', () => {
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
