import {describe, expect, test, vi} from 'vitest';

import {toIndexFiles} from '@site/src/plugins/search/build/shards';
import {createStore} from '@site/src/plugins/search/client/store';
import type {SearchResult} from '@site/src/plugins/search/engine/algolia';
import {Corpus} from '@site/src/plugins/search/engine/corpus';
import {ask, page, pages, readFixture} from './fixture';

describe('a hit', () => {
  test('has the shape of a DocSearch record', async () => {
    const {hits} = await ask('httpBatchLink');
    expect(hits[0]).toMatchObject({
      objectID: '/docs/client/links/httpBatchLink#',
      url: 'https://example.com/docs/client/links/httpBatchLink',
      type: 'lvl1',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      hierarchy: {lvl0: 'Client', lvl1: 'HTTP Batch Link', lvl2: null, lvl6: null},
      _highlightResult: {hierarchy: {lvl0: {value: 'Client'}}},
      _snippetResult: {
        hierarchy: {lvl1: {value: '<mark>HTTP</mark> <mark>Batch</mark> <mark>Link</mark>'}},
      },
    });
  });

  test('of a heading has its anchor and the titles above it', async () => {
    const {hits} = await ask('check a role');
    expect(hits[0]).toMatchObject({
      url: 'https://example.com/docs/server/authorization#check-a-role',
      type: 'lvl2',
      hierarchy: {lvl1: 'Authorization', lvl2: 'Check a role'},
    });
    expect(Object.keys(hits[0]?._highlightResult.hierarchy ?? {})).toEqual([
      'lvl0',
      'lvl1',
      'lvl2',
    ]);
  });

  test('of a heading at each depth has that level as its type', async () => {
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
    const files = new Map(
      toIndexFiles([deep], 'https://example.com').map(({name, content}) => [name, content]),
    );
    const store = createStore((name) => Promise.resolve(JSON.parse(files.get(name) ?? '')));
    for (const [depth, query] of titles.entries()) {
      const {body} = await store.answer('/1/indexes/docs/query', JSON.stringify({query}));
      const levels = titles.slice(0, depth + 1).map((title, at) => [`lvl${at + 1}`, title]);
      expect((body as SearchResult).hits[0]).toMatchObject({
        type: `lvl${depth + 1}`,
        hierarchy: Object.fromEntries(levels),
      });
    }
  });

  test('is of type content when its text has what its titles lack', async () => {
    const {hits} = await ask('decide');
    expect(hits[0]).toMatchObject({
      type: 'content',
      content: 'Decide in a middleware who may call a procedure.',
    });
    expect(hits[0]?._snippetResult.content?.value).toContain('<mark>Decide</mark>');
  });
});

describe('parameters', () => {
  test('limit what is highlighted, which is everything otherwise', async () => {
    const highlighted = async (attributesToHighlight?: string[]) => {
      const body = JSON.stringify({query: 'decide', attributesToHighlight});
      const response = await createStore(readFixture).answer('/1/indexes/docs/query', body);
      const {hits} = response.body as SearchResult;
      const {hierarchy, ...rest} = hits[0]?._highlightResult ?? {hierarchy: {}};
      return [...Object.keys(hierarchy), ...Object.keys(rest)];
    };
    expect(await highlighted()).toEqual(['lvl0', 'lvl1', 'content']);
    expect(await highlighted(['*'])).toEqual(['lvl0', 'lvl1', 'content']);
    expect(await highlighted(['hierarchy'])).toEqual(['lvl0', 'lvl1']);
    expect(await highlighted(['hierarchy.lvl0'])).toEqual(['lvl0']);
    expect(await highlighted(['content'])).toEqual(['content']);
    expect(await highlighted([])).toEqual([]);
  });

  test('come as a query string, too, as the client sends them', async () => {
    const store = createStore(readFixture);
    const params = new URLSearchParams({
      query: 'link',
      hitsPerPage: '2',
      facetFilters: '["docusaurus_tag:default"]',
    });
    const {body} = await store.answer(
      '/1/indexes/docs/query',
      JSON.stringify({params: String(params)}),
    );
    expect(body).toMatchObject({index: 'docs', query: 'link', hitsPerPage: 2, nbHits: 1});
  });

  test('ask for 20 hits a page unless they say otherwise', async () => {
    const many = Array.from({length: 45}, (_, i) =>
      page(`/docs/p${i}`, {title: `Router ${i}`, text: ['router']}),
    );
    const files = new Map(
      toIndexFiles(many, 'https://example.com').map(({name, content}) => [name, content]),
    );
    const store = createStore(async (name) => JSON.parse(files.get(name) ?? ''));
    const answer = async (page: number) => {
      const body = JSON.stringify({
        requests: [{indexName: 'docs', query: 'router', params: {page}}],
      });
      return ((await store.answer('/1/indexes/*/queries', body)).body as {results: SearchResult[]})
        .results[0];
    };
    expect(await answer(0)).toMatchObject({nbHits: 45, nbPages: 3, hitsPerPage: 20});
    const found = [await answer(0), await answer(1), await answer(2), await answer(3)].map(
      (result) => result?.hits.length,
    );
    expect(found).toEqual([20, 20, 5, 0]);
  });

  test.each([
    ['docusaurus_tag', 'docs-default-10.x', '/docs/v10/de'],
    ['type', 'blog', '/blog/router'],
    ['language', 'de', '/docs/v10/de'],
    ['version', '10.x', '/docs/v10/de'],
  ])('keep to pages whose %s is %s', async (facet, value, path) => {
    const text = ['A router.'];
    const mixed = [
      page('/docs/router', {title: 'Router', text, tag: 'default'}),
      page('/blog/router', {title: 'Router', text, tag: 'default', kind: 'blog'}),
      page('/docs/v10/de', {
        title: 'Router',
        text,
        tag: facet === 'docusaurus_tag' ? value : 'default',
        language: 'de',
        version: '10.x',
      }),
    ];
    const files = new Map(
      toIndexFiles(mixed, 'https://example.com').map(({name, content}) => [name, content]),
    );
    const store = createStore(async (name) => JSON.parse(files.get(name) ?? ''));
    const answer = async (facetFilters: string[]) => {
      const body = JSON.stringify({query: 'router', facetFilters});
      const {nbHits, hits} = (await store.answer('/1/indexes/docs/query', body))
        .body as SearchResult;
      return [nbHits, ...hits.map(({url}) => new URL(url).pathname)];
    };
    expect(await answer([`${facet}:${value}`])).toEqual([1, path]);
    expect(await answer([`${facet}:none`])).toEqual([0]);
  });

  test('cut the query to 64 characters', async () => {
    const {query} = await ask('a'.repeat(100));
    expect(query).toHaveLength(64);
  });

  test('can’t inject their own tags', async () => {
    const {hits} = await ask('link', {
      highlightPreTag: '<img src=x onerror=alert(1)>',
      highlightPostTag: '<script>',
    });
    const text = JSON.stringify(hits);
    expect(text).not.toContain('onerror');
    expect(text).toContain('<em>');
  });
});

test.each([
  ['/1/indexes/*/queries', 'not json', 400],
  ['/1/indexes/*/queries', '{}', 400],
  ['/1/indexes/*/queries', 'null', 400],
  ['/1/indexes/docs/settings', '{}', 404],
])('%s with %s answers %i', async (path, body, status) => {
  expect((await createStore(readFixture).answer(path, body)).status).toBe(status);
});

/** In an order of their own, and the same each time. */
function shuffle<T>(list: readonly T[]): T[] {
  return list
    .map((item, i) => ({item, place: (i * 7919) % 31}))
    .sort((a, b) => a.place - b.place)
    .map(({item}) => item);
}

describe('index files', () => {
  test('are the same for the same pages in any order', () => {
    const once = toIndexFiles(pages, 'https://example.com');
    for (const order of [pages, [...pages].reverse(), shuffle(pages)]) {
      const again = toIndexFiles(structuredClone(order), 'https://example.com');
      expect(again).toEqual(once);
    }
  });

  test('are one for each version and family, named by their content', () => {
    const names = toIndexFiles(pages, 'https://example.com').map(({name}) =>
      name.replace(/[0-9a-f]{12}/, 'HASH'),
    );
    expect(names).toEqual([
      'default.guides.HASH.shard.json',
      'docs-default-10.x.guides.HASH.shard.json',
      'docs-default-current.api.HASH.shard.json',
      'docs-default-current.guides.HASH.shard.json',
      'manifest.json',
    ]);
  });

  test('are read for the reader’s version only', async () => {
    const read: string[] = [];
    const store = createStore((name) => {
      read.push(name.replace(/\.[0-9a-f]{12}\.shard\.json$/, ''));
      return readFixture(name);
    });
    await store.warm(new Set(['default', 'docs-default-current']));
    expect(read).toEqual([
      'manifest.json',
      'default.guides',
      'docs-default-current.guides',
      'docs-default-current.api',
    ]);
    await store.warm(new Set(['default', 'docs-default-current']));
    expect(read).toHaveLength(4);
  });

  test.each(['manifest.json', 'docs-default-current.guides'])(
    'a broken %s is an error, and read again',
    async (broken) => {
      let isBroken = true;
      const store = createStore((name) =>
        isBroken && name.startsWith(broken)
          ? Promise.resolve('<!doctype html>')
          : readFixture(name),
      );
      const body = JSON.stringify({requests: [{indexName: 'docs', query: 'link'}]});
      await expect(store.answer('/1/indexes/*/queries', body)).rejects.toThrow(broken);
      isBroken = false;
      expect((await store.answer('/1/indexes/*/queries', body)).status).toBe(200);
    },
  );

  test('without the reference, guides answer', async () => {
    const store = createStore((name) =>
      name.includes('.api.') ? Promise.reject(new Error('404')) : readFixture(name),
    );
    const body = JSON.stringify({requests: [{indexName: 'docs', query: 'httpBatchLink'}]});
    expect((await store.answer('/1/indexes/*/queries', body)).status).toBe(200);
  });

  test('a slow reference holds up the first answer for a moment, and no other', async () => {
    vi.useFakeTimers();
    const store = createStore(
      (name) => (name.includes('.api.') ? new Promise(() => undefined) : readFixture(name)),
      100,
    );
    const body = JSON.stringify({requests: [{indexName: 'docs', query: 'httpBatchLink'}]});
    const first = vi.fn();
    void store.answer('/1/indexes/*/queries', body).then(first);
    await vi.advanceTimersByTimeAsync(99);
    expect(first).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(first).toHaveBeenCalledWith(expect.objectContaining({status: 200}));
    expect((await store.answer('/1/indexes/*/queries', body)).status).toBe(200);
    vi.useRealTimers();
  });

  test('says once that a reference has arrived after an answer without it', async () => {
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const onGrown = vi.fn();
    const store = createStore(
      async (name) => {
        if (name.includes('.api.')) await slow;
        return readFixture(name);
      },
      0,
      onGrown,
    );
    const body = JSON.stringify({requests: [{indexName: 'docs', query: 'httpBatchLink'}]});
    await store.answer('/1/indexes/*/queries', body);
    expect(onGrown).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(onGrown).toHaveBeenCalledTimes(1));
    await store.answer('/1/indexes/*/queries', body);
    expect(onGrown).toHaveBeenCalledTimes(1);
  });
});

test('an answer does not depend on what was asked before', async () => {
  const used = createStore(readFixture);
  const answer = async (store: ReturnType<typeof createStore>, query: string) =>
    (await store.answer('/1/indexes/docs/query', JSON.stringify({query}))).body;
  // Words in many sections and in few, in one and in several, and half a word.
  for (const query of ['link', 'http batch link', 'server err', 'cdn', 'one link', 'link']) {
    expect(await answer(used, query)).toEqual(await answer(createStore(readFixture), query));
  }
});

test('the engine answers a warm-up query when it is loaded, unless somebody has asked', async () => {
  const scores = vi.spyOn(Corpus.prototype, 'scores');
  const tags = new Set(['default', 'docs-default-current']);
  await createStore(readFixture).warm(tags);
  expect(scores).toHaveBeenCalled();

  scores.mockClear();
  const store = createStore(readFixture);
  // A query with nothing in it, which looks nothing up.
  await Promise.all([store.warm(tags), store.answer('/1/indexes/docs/query', '{}')]);
  expect(scores).not.toHaveBeenCalled();
});
