import {describe, expect, test} from 'vitest';

import {encodePostings, openPostings, type Posting} from '@site/src/plugins/search/engine/postings';
import {
  allowedTypos,
  countTypos,
  fold,
  identifierParts,
  key,
  stem,
  titleWords,
} from '@site/src/plugins/search/engine/text';

describe('words', () => {
  test.each([
    ['httpBatchLink', ['http', 'batch', 'link']],
    ['TRPCError', ['trpc', 'error']],
    ['createTRPCNext', ['create', 'trpc', 'next']],
    ['useUtils', ['use', 'utils']],
    ['v10', ['v', '10']],
    ['link', []],
  ])('%s has the parts %j', (raw, parts) => {
    expect(identifierParts(raw)).toEqual(parts);
  });

  test.each([
    ['subscriptions', 'subscription'],
    ['caching', 'cache'],
    ['caches', 'cache'],
    ['batching', 'batch'],
    ['streaming', 'stream'],
    ['middlewares', 'middleware'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  test('case and diacritics make no difference', () => {
    expect(fold('Über CAFÉ')).toBe('uber cafe');
  });

  test('a title and a symbol have the same key', () => {
    expect(key('HTTP Batch Link')).toBe(key('httpBatchLink'));
    expect(key('useMutation()')).toBe('usemutation');
  });

  test('neighbors in a title are written together, too', () => {
    expect(titleWords('HTTP Batch Link')).toEqual([
      'HTTP',
      'Batch',
      'Link',
      'HTTPBatch',
      'HTTPBatchLink',
      'BatchLink',
    ]);
  });
});

describe('typos', () => {
  test.each([
    ['api', 0],
    ['link', 1],
    ['caching', 1],
    ['mutation', 2],
  ])('%s may have %i', (word, typos) => {
    expect(allowedTypos(word)).toBe(typos);
  });

  test.each([
    ['link', 'link', 0],
    ['lnik', 'link', 1],
    ['lik', 'link', 1],
    ['linnk', 'link', 1],
    ['lonk', 'link', 1],
    ['lomk', 'link', 2],
    ['abcd', 'link', 3],
  ])('%s is as far from %s as %i edits', (typed, word, distance) => {
    expect(countTypos(typed, word, 2, false)).toBe(distance);
  });

  test('an unfinished word is compared with the beginning', () => {
    expect(countTypos('athor', 'authorization', 1, true)).toBe(1);
    expect(countTypos('athor', 'authorization', 1, false)).toBe(2);
  });
});

describe('postings', () => {
  const roundTrip = (lists: Posting[][]) => {
    const read = openPostings(encodePostings(lists));
    return lists.map((_, position) => read(position));
  };

  test('are read back in order, each list on its own, with the distance between far documents', () => {
    const lists = [
      [0, 1, 62, 63, 64, 127, 200, 4000].map((doc) => ({doc, score: 3})),
      [],
      [{doc: 7, score: 3}],
    ];
    expect(roundTrip(lists).map((list) => [...list.keys()])).toEqual(
      lists.map((list) => list.map(({doc}) => doc)),
    );
  });

  test.each([0.05, 0.5, 1, 7, 40, 300])('keep a score of %d within a quarter', (score) => {
    const [list] = roundTrip([[{doc: 3, score}]]);
    expect(Math.abs((list?.get(3) ?? 0) / score - 1)).toBeLessThan(0.25);
  });

  test('travel in JSON', () => {
    const lists = [Array.from({length: 90}, (_, i) => ({doc: (i * (i + 1)) / 2, score: 1.5 ** i}))];
    const sent = encodePostings(lists);
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
  });

  test('documents too far apart are an error', () => {
    expect(() => encodePostings([[{doc: 60_000, score: 1}]])).toThrow(
      "60000 doesn't fit an index file",
    );
  });
});
