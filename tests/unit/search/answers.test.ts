import {describe, expect, test} from 'vitest';

import {toIndexFiles} from '@site/src/plugins/search/build/shards';
import {Store} from '@site/src/plugins/search/client/store';
import {ask, page, pages, questionOf, readerOf, readFixture} from './fixture';

describe('a hit', () => {
  test('has the shape of a DocSearch record', async () => {
    const {hits} = await ask('httpBatchLink');
    expect(hits[0]).toMatchObject({
      objectID: '/docs/client/links/httpBatchLink#',
      url: 'https://example.com/docs/client/links/httpBatchLink',
      type: 'lvl1',
      version: 'current',
      hierarchy: {lvl0: 'Client', lvl1: 'HTTP Batch Link', lvl2: null, lvl6: null},
      _highlightResult: {hierarchy: {lvl0: {value: 'Client'}}},
      _snippetResult: {
        hierarchy: {lvl1: {value: '<mark>HTTP</mark> <mark>Batch</mark> <mark>Link</mark>'}},
      },
    });
  });

  test('of a heading at each depth has its anchor, the titles above it, and that level as its type', async () => {
    const titles = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];
    const deep = {
      ...page('/docs/deep', {title: 'Alpha'}),
      sections: titles.map((title, depth) => ({
        ...(depth > 0 && {anchor: title.toLowerCase()}),
        level: depth + 1,
        title,
        blocks: [],
        identifiers: [],
      })),
    };
    const store = new Store(readerOf([deep]));
    for (const [depth, query] of titles.entries()) {
      const {hits} = await store.search(questionOf(query));
      const levels = titles.slice(0, depth + 1).map((title, at) => [`lvl${at + 1}`, title]);
      expect(hits[0]).toMatchObject({
        url: `https://example.com/docs/deep${depth > 0 ? `#${query.toLowerCase()}` : ''}`,
        type: `lvl${depth + 1}`,
        hierarchy: Object.fromEntries(levels),
      });
      expect(Object.keys(hits[0]?._highlightResult.hierarchy ?? {})).toHaveLength(depth + 2);
    }
  });

  test('is of type content when its text has what its titles lack', async () => {
    const {hits} = await ask('decide');
    expect(hits[0]).toMatchObject({
      type: 'content',
      content: 'Decide in a middleware who may call a procedure.',
    });
    expect(hits[0]?._snippetResult?.content?.value).toContain('<mark>Decide</mark>');
  });
});

describe('a page', () => {
  const text = ['httpLink is for one call, and link is a word.', 'The httpBatchLink of this page.'];
  const store = new Store(
    readerOf([
      page('/docs/links', {
        title: 'All about it',
        text,
        below: {Alpha: text, Bravo: text, Charlie: text, Delta: text},
      }),
      page('/docs/other', {title: 'Other', text}),
      page('/blog/links', {title: 'A post', kind: 'blog', tag: 'default', text}),
    ]),
  );

  test('is one hit with at most three of its sections, and counts once', async () => {
    const {hits, nbHits} = await store.search(questionOf('httpBatchLink'));
    const shown = hits.map(({url, sections}) => [new URL(url).pathname, sections?.length]);
    expect(Object.fromEntries(shown)).toEqual({
      '/docs/links': 3,
      '/docs/other': 0,
      '/blog/links': 0,
    });
    expect(nbHits).toBe(3);
    const [{sections = []} = {}] = hits;
    expect(sections.every(({url}) => url.includes('/docs/links#'))).toBe(true);
  });

  test('shows the whole name that was typed rather than a part of it', async () => {
    const {hits} = await store.search(questionOf('httpBatchLink', {snippetWords: 5}));
    for (const {_snippetResult} of hits) {
      expect(_snippetResult?.content?.value).toContain('<mark>httpBatchLink</mark>');
    }
  });

  test('is named with its section above a text of that section', async () => {
    const {hits} = await store.search(questionOf('httpBatchLink'));
    const section = hits[0]?.sections?.find(({type}) => type === 'content');
    expect(section?._snippetResult?.hierarchy?.lvl1?.value).toMatch(/^All about it › \w+$/);
  });
});

describe('a question', () => {
  test('is answered in pages of hits', async () => {
    const many = Array.from({length: 45}, (_, i) =>
      page(`/docs/p${i}`, {title: `Router ${i}`, text: ['router']}),
    );
    const store = new Store(readerOf(many));
    const answers = await Promise.all(
      [0, 1, 2, 3].map((number) => store.search(questionOf('router', {page: number}))),
    );
    expect(answers[0]).toMatchObject({nbHits: 45, nbPages: 3, page: 0});
    expect(answers.map(({hits}) => hits.length)).toEqual([20, 20, 5, 0]);
  });

  test.each([
    ['docusaurus_tag', 'docs-default-10.x', '/docs/v10/de'],
    ['language', 'de', '/docs/v10/de'],
    ['version', '10.x', '/docs/v10/de'],
  ])('keeps to pages whose %s is %s', async (facet, value, path) => {
    const text = ['A router.'];
    const mixed = [
      page('/docs/router', {title: 'Router', text, tag: 'default'}),
      page('/docs/v10/de', {
        title: 'Router',
        text,
        tag: facet === 'docusaurus_tag' ? value : 'default',
        language: 'de',
        version: '10.x',
      }),
    ];
    const store = new Store(readerOf(mixed));
    const answer = async (...facetFilters: string[]) => {
      const {nbHits, hits} = await store.search(questionOf('router', {facetFilters}));
      return [nbHits, ...hits.map(({url}) => new URL(url).pathname)];
    };
    expect(await answer(`${facet}:${value}`)).toEqual([1, path]);
    expect(await answer(`${facet}:none`)).toEqual([0]);
  });

  test('is cut to 64 characters', async () => {
    const long = `link ${'a'.repeat(59)}`;
    expect(await ask(`${long} batch`)).toEqual(await ask(long));
  });

  test('is answered the same, whatever was asked before', async () => {
    const used = new Store(readFixture);
    // Words in many sections and in few, in one and in several, and half a word.
    for (const query of ['link', 'http batch link', 'server err', 'cdn', 'one link', 'link']) {
      const question = questionOf(query);
      expect(await used.search(question)).toEqual(await new Store(readFixture).search(question));
    }
  });
});

/** In an order of their own, and the same each time. */
function shuffle<T>(list: readonly T[]): T[] {
  return list
    .map((item, i) => ({item, place: (i * 7919) % 31}))
    .sort((a, b) => a.place - b.place)
    .map(({item}) => item);
}

describe('index files', () => {
  const link = questionOf('httpBatchLink');

  test('are the same for the same pages in any order', () => {
    const once = toIndexFiles(pages, 'https://example.com');
    for (const order of [pages, [...pages].reverse(), shuffle(pages)]) {
      const again = toIndexFiles(structuredClone(order), 'https://example.com');
      expect(again).toEqual(once);
    }
  });

  test('are one for each version, named by their content', () => {
    const names = toIndexFiles(pages, 'https://example.com').map(({name}) =>
      name.replace(/[0-9a-f]{12}/, 'HASH'),
    );
    expect(names).toEqual([
      'default.HASH.shard.json',
      'docs-default-10.x.HASH.shard.json',
      'docs-default-current.HASH.shard.json',
      'manifest.json',
    ]);
  });

  test('are read for the reader’s version only, and once', async () => {
    const read: string[] = [];
    const store = new Store((name) => {
      read.push(name.replace(/\.[0-9a-f]{12}\.shard\.json$/, ''));
      return readFixture(name);
    });
    await store.search(link);
    expect(read).toEqual(['manifest.json', 'default', 'docs-default-current']);
    await store.search(link);
    expect(read).toHaveLength(3);
  });

  test.each(['manifest.json', 'docs-default-current'])(
    'an unreadable %s is an error, and read again',
    async (broken) => {
      let isBroken = true;
      const store = new Store((name) =>
        isBroken && name.startsWith(broken) ? Promise.reject(new Error(name)) : readFixture(name),
      );
      await expect(store.search(link)).rejects.toThrow(broken);
      isBroken = false;
      expect((await store.search(link)).nbHits).toBeGreaterThan(0);
    },
  );
});
