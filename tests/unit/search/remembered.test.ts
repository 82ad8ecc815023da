import {beforeEach, expect, test, vi} from 'vitest';

import {cleanRemembered, isSafeUrl} from '../../../src/theme/SearchBar/remembered';

const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {location: {href: 'https://trpc.io/docs'}});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

const hit = {objectID: '1', url: '/docs', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Start'}};

function cleaned(value: unknown): unknown {
  stored.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  cleanRemembered('docs');
  const left = stored.get(key);
  return left === undefined ? undefined : JSON.parse(left);
}

test.each([
  ['no JSON', '[{"objectID":'],
  ['no list', '{"a":1}'],
  ['no hit', [null, 1, 'a', {a: 1}]],
  ['a hit without a title', [{...hit, hierarchy: null}]],
  ['a hit whose title is no text', [{...hit, hierarchy: {lvl1: {}}}]],
  ['an address that is a program', [{...hit, url: 'javascript:alert(1)'}]],
  ['an address that is data', [{...hit, url: 'data:text/html,x'}]],
])('%s is forgotten', (_name, value) => {
  expect(cleaned(value)).toEqual([]);
});

test('a hit stays, and nothing in it is a tag', () => {
  const left = cleaned([{...hit, hierarchy: {lvl0: null, lvl1: 'a <b>'}, content: '<i>'}, null]);
  const safe = {...hit, hierarchy: {lvl0: null, lvl1: 'a &lt;b>'}, content: '&lt;i>'};
  expect(left).toEqual([safe]);
  expect(cleaned(left)).toEqual(left);
});

test('a full or blocked storage is reported', () => {
  expect(cleanRemembered('docs')).toBe(true);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The storage exceeded the quota.', 'QuotaExceededError');
    },
  });
  expect(cleanRemembered('docs')).toBe(false);
});

test('addresses of the web are safe', () => {
  for (const url of ['/docs', 'https://trpc.io/docs', '#a', '?q=1'])
    expect(isSafeUrl(url)).toBe(true);
  for (const url of ['JavaScript:a', ' javascript:a', 'vbscript:a', 'blob:https://a/b', 'http://'])
    expect(isSafeUrl(url)).toBe(false);
});
