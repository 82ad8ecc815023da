import {describe, expect, test} from 'vitest';

import {Store} from '@site/src/plugins/search/client/store';
import {page, paths, questionOf, readerOf} from './fixture';

describe('what comes first', () => {
  test.each([
    ['the page of an exact symbol', 'httpBatchLink', '/docs/client/links/httpBatchLink'],
    ['the same in lower case', 'httpbatchlink', '/docs/client/links/httpBatchLink'],
    ['a symbol typed as plain words', 'http batch link', '/docs/client/links/httpBatchLink'],
    ['a prefix while typing', 'httpBat', '/docs/client/links/httpBatchLink'],
    ['a part of an identifier', 'utils', '/docs/client/react/useUtils'],
    ['a title over content', 'caching', '/docs/server/caching'],
    ['another form of a word', 'caches', '/docs/server/caching'],
    ['a heading that has all words', 'check a role', '/docs/server/authorization#check-a-role'],
    ['a question in words', 'how do I handle errors?', '/docs/server/error-handling'],
    ['a word with a dot written as one', 'nextjs', '/docs/client/nextjs'],
    ['the guide that is about a symbol', 'TRPCError', '/docs/server/error-handling'],
    [
      'the reference where no guide is about a symbol',
      'parseTRPCMessage',
      '/docs/typedoc/server/parseTRPCMessage',
    ],
    ['a name whose first word says nothing', 'use utils', '/docs/client/react/useUtils'],
    ['a word of the text', 'cdn', '/docs/server/caching'],
    ['the page that declares the question', 'faster queries', '/docs/server/caching'],
  ])('%s: %s', async (_, query, first) => {
    expect((await paths(query))[0]).toBe(first);
  });

  test('the reference is close behind the guide for a symbol', async () => {
    const found = await paths('httpBatchLink');
    expect(found.slice(0, 3)).toContain('/docs/typedoc/client/httpBatchLink');
  });

  test('the reference comes right after the guide that is about a symbol', async () => {
    expect((await paths('TRPCError'))[1]).toBe('/docs/typedoc/server/TRPCError');
  });

  test('a page of the chosen version comes before a general page with the same heading', async () => {
    const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-10.x'];
    const found = await paths('introduction', {facetFilters: [tags]});
    expect(found.slice(0, 2)).toEqual(['/docs/v10', '/#introduction']);
  });

  test("the introduction is what a search for the site's name finds", async () => {
    const facetFilters = [['docusaurus_tag:default', 'docusaurus_tag:docs-default-10.x']];
    expect((await paths('what is tRPC', {facetFilters}))[0]).toBe('/docs/v10');
  });

  test('a guide comes before the blog for words', async () => {
    const found = await paths('authorization');
    expect(found.indexOf('/docs/server/authorization')).toBeLessThan(
      found.indexOf('/blog/introducing-trpc'),
    );
    expect(found).toContain('/blog/introducing-trpc');
  });
});

describe('typos', () => {
  test.each([
    ['one from 4 letters', 'lnik', '/docs/client/links/httpLink', true],
    ['one missing letter', 'authorzation', '/docs/server/authorization', true],
    ['two from 8 letters', 'autorizaton', '/docs/server/authorization', true],
    ['two swapped letters', 'cachign', '/docs/server/caching', true],
    ['a typo in an unfinished word', 'authroiz', '/docs/server/authorization', true],
    ['none in 3 letters', 'cdm', '/docs/server/caching', false],
    ['not two in 7 letters', 'cacxxng', '/docs/server/caching', false],
    ['not three in 12 letters', 'autxxxzation', '/docs/server/authorization', false],
  ])('%s: %s', async (_, query, target, isFound) => {
    expect((await paths(query)).includes(target)).toBe(isFound);
  });
});

describe('synonyms', () => {
  test.each([
    ['auth', '/docs/server/authorization'],
    ['ws', '/docs/client/links/wsLink'],
    ['rsc', '/docs/client/nextjs'],
  ])('%s', async (query, first) => {
    expect((await paths(query))[0]).toBe(first);
  });
});

describe('what a reader says exactly', () => {
  const words = 'context create failed function';
  const store = new Store(
    readerOf([
      ...Array.from({length: 30}, (_, i) =>
        page(`/docs/p${i}`, {
          title: `Failed context ${i}`,
          text: [words, `create context ${words}`],
        }),
      ),
      page('/docs/table', {
        title: 'Table',
        text: [`${'other words of a long table '.repeat(40)}. Failed to create context · Restart.`],
      }),
      page('/docs/copies', {title: 'Copies', text: ['Keep a copy in all repositories.']}),
    ]),
  );
  const find = async (query: string) =>
    (await store.search(questionOf(query))).hits.map(({url}) => new URL(url).pathname);

  test('four words in their order come first, even if the index leaves them out as a mention', async () => {
    expect((await find('failed to create context'))[0]).toBe('/docs/table');
  });

  test('words in quotes are a phrase, unless nothing has it', async () => {
    expect(await find('"to create context"')).toEqual(['/docs/table']);
    expect((await find('"context to create"')).length).toBeGreaterThan(1);
  });

  test('the path or the address of a page leads to it', async () => {
    for (const path of ['/docs/table', '/docs/table/', 'https://example.com/docs/table#x']) {
      expect((await find(path))[0], path).toBe('/docs/table');
    }
  });

  test('-ies and -y are one word', async () => {
    expect(await find('repository')).toEqual(['/docs/copies']);
    expect(await find('copies')).toEqual(['/docs/copies']);
  });

  test('another language finds nothing by likeness, and a misspelled query still does', async () => {
    expect(await find('contexd hochladen')).toEqual([]);
    expect((await find('contexd functoin')).length).toBeGreaterThan(0);
  });
});

describe('versions', () => {
  test('only the reader’s version and what has none', async () => {
    const found = await paths('httpBatchLink');
    expect(found.filter((path) => path.startsWith('/docs/v10'))).toEqual([]);
  });

  test('another version is one facet away', async () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-10.x'],
    ];
    expect(await paths('httpBatchLink', {facetFilters})).toEqual([
      '/docs/v10/client/links/httpBatchLink',
    ]);
  });

  test('without filters, all versions', async () => {
    const found = await paths('httpBatchLink', {facetFilters: []});
    expect(found).toContain('/docs/v10/client/links/httpBatchLink');
    expect(found[0]).toMatch(/httpBatchLink$/);
  });

  test('a language that no page has finds nothing', async () => {
    expect(await paths('httpBatchLink', {facetFilters: ['language:fr']})).toEqual([]);
  });
});

test('gibberish finds nothing', async () => {
  expect(await paths('xqzvw')).toEqual([]);
});

test('a query without words finds nothing', async () => {
  expect(await paths('!!! ??? …')).toEqual([]);
});

test('the order is the same every time', async () => {
  expect(await paths('link')).toEqual(await paths('link'));
});
