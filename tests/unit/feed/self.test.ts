import {expect, test} from 'vitest';

import {feedName, withSelf} from '../../../src/plugins/feed/self';

const url = 'https://example.com/base/blog/feed';

test.each([
  ['<rss><channel><generator>x</generator>', /<channel>\n<atom:link [^>]*href="[^"]*" rel="self"/],
  ['<feed><id>x</id><generator>x</generator>', /<\/generator>\n<link rel="self" href="[^"]*"\/>/],
  ['{"version": "1"}', /^\{\n"feed_url": "[^"]*","version"/],
])('a feed names itself, once: %s', (text, expected) => {
  const named = withSelf('feed', text, url);
  expect(named).toMatch(expected);
  expect(named).toContain(`"${url}"`);
  expect(withSelf('feed', named, url)).toBe(named);
});

test('only feeds are changed', () => {
  expect(['blog/rss.xml', 'atom.xml', 'blog/feed.json'].every((it) => feedName.test(it))).toBe(
    true,
  );
  expect(['sitemap.xml', 'blog/my-feed.json'].some((it) => feedName.test(it))).toBe(false);
  expect(() => withSelf('a/rss.xml', '<html>', url)).toThrow('a/rss.xml is no feed');
});
