import {fromHtml} from 'hast-util-from-html';
import {describe, expect, test} from 'vitest';

import {builtFiles, readBuilt} from '../pages';
import {expectNone} from '../report';
import {checkJsonFeed, checkStructuredData, checkXml} from './check';

describe('in the build', () => {
  test('sitemap, feeds and search description are well-formed XML', async () => {
    const files = builtFiles('.xml');
    expect(files).toEqual(['blog/atom.xml', 'blog/rss.xml', 'opensearch.xml', 'sitemap.xml']);
    const found = await Promise.all(files.map((file) => checkXml(file, readBuilt(file))));
    expectNone(found.flat());
  });

  test('the JSON feed follows its schema', () => {
    expectNone(checkJsonFeed('blog/feed.json', readBuilt('blog/feed.json')));
  });
});

describe('the check finds', () => {
  test('XML that ends early', async () => {
    expect(await checkXml('blog/rss.xml', '<rss>\n<channel></rss>')).toEqual([
      {
        page: 'blog/rss.xml',
        place: 'line 2',
        text: expect.stringContaining('Opening and ending tag mismatch: channel'),
      },
    ]);
  });

  test('a sitemap entry without its address', async () => {
    const sitemap =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><priority>0.5</priority></url></urlset>';
    expect(await checkXml('sitemap.xml', sitemap)).toEqual([
      {page: 'sitemap.xml', place: 'line 2', text: expect.stringContaining('priority')},
    ]);
  });

  test('a feed without its title, and a post with a wrong date', () => {
    const feed = JSON.stringify({
      version: 'https://jsonfeed.org/version/1',
      items: [{id: 'a', content_html: '<p>a', date_modified: 'yesterday'}],
    });
    expect(checkJsonFeed('blog/feed.json', feed)).toEqual([
      {page: 'blog/feed.json', place: '/', text: "must have required property 'title'"},
      {
        page: 'blog/feed.json',
        place: '/items/0/date_modified',
        text: 'must match format "date-time"',
      },
    ]);
  });

  test('breadcrumbs without names', async () => {
    const data = {
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {'@type': 'ListItem', position: 1, name: 'Docs', item: 'https://trpc.io/docs'},
            {'@type': 'ListItem', position: 2, item: 'https://trpc.io/docs/quickstart'},
          ],
        },
      ],
    };
    const page = fromHtml(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(await checkStructuredData('docs/planted.html', page)).toEqual([
      {
        page: 'docs/planted.html',
        place: 'BreadcrumbList 0 > itemListElement',
        text: expect.stringContaining('Required attribute "name" is missing'),
      },
    ]);
  });
});
