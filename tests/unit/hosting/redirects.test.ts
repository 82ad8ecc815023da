import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {redirects as source} from '../../../src/config/redirects';
import {
  compileRedirects,
  resolveRedirect,
  singleRedirects,
  type RedirectSource,
} from '../../../src/plugins/hosting/redirects';
import {missingTargets, shadowedPages} from '../../../src/plugins/hosting/targets';

const small: RedirectSource = {
  exact: {
    '/docs/old': '/docs/new#part',
    '/docs/react-js': '/docs/react',
    '/docs/v11': '/docs',
    '/gone': 'https://example.com/there?a=b',
  },
  patterns: [
    {from: '/docs/reactjs/*', to: '/docs/react/*'},
    {from: '/docs/v11/*', to: '/docs/*', except: ['/docs/v10']},
  ],
};
const compiled = compileRedirects(small);

test.each([
  ['/docs/v11/old', '/docs/new#part'],
  ['/docs/v11/reactjs/useQuery', '/docs/react/useQuery'],
  ['/docs/v11', '/docs'],
  ['/docs/v11/server/routers', '/docs/server/routers'],
  ['/gone', 'https://example.com/there?a=b'],
  ['/docs/new', undefined],
  ['/docs/reactjs', undefined],
])('%s leads to %s in one hop', (from, to) => {
  expect(resolveRedirect(compiled, from)).toBe(to);
});

test.each([
  ['a', '/b', 'a: expected a path such as /docs/old-page'],
  ['/a?b=c', '/b', '/a?b=c: expected a path'],
  ['/a', 'b', '/a: the target b is neither'],
  ['/a', 'http://example.com', '/a: the target http://example.com is neither'],
  ['/a', '/b#', '/a: the target /b# is neither'],
  ['/a', '/b"; return 200 "', 'is neither'],
  ['/a', '/a#b', '/a: leads to itself'],
  [
    '/a',
    '/docs/reactjs/b',
    '/a: leads to /docs/reactjs/b, which redirects to /docs/react/b; point it at the final page',
  ],
])('a redirect from %s to %s is refused', (from, to, message) => {
  const {patterns} = small;
  expect(() => compileRedirects({exact: {[from]: to}, patterns})).toThrow(message);
});

test('a loop, and a pattern without its star, are refused', () => {
  const loop = {exact: {'/a': '/b', '/b': '/a'}, patterns: []};
  expect(() => compileRedirects(loop)).toThrow('/b: leads to /a, which redirects to /b');
  const pattern = {from: '/c/*', to: '/d'};
  expect(() => compileRedirects({exact: {}, patterns: [pattern]})).toThrow(
    '/c/*: expected /d to be a path that ends with /*',
  );
});

test('a pattern is expanded once for each page that it leads to', () => {
  const {patterns} = small;
  const pages = ['/', '/docs', '/docs/a', '/docs/v10/b', '/blog/c'];
  expect(singleRedirects({exact: [{from: '/old', to: '/docs#part'}], patterns}, pages)).toEqual([
    {from: '/docs/v11/a', to: '/docs/a'},
    {from: '/old', to: '/docs#part'},
  ]);
});

test('every address that the docs ever had leads to a page of the same version', () => {
  const own = compileRedirects(source);
  const addresses = readFileSync(path.join(__dirname, 'old-addresses.txt'), 'utf8').trim();
  const versionOf = (address: string) => /^\/docs\/v\d+\//.exec(`${address}/`)?.[0];
  const wrong = addresses.split('\n').filter((address) => {
    const to = resolveRedirect(own, address);
    return to === undefined || versionOf(to) !== versionOf(address);
  });
  expect(wrong).toEqual([]);
});

describe('compared with the built pages', () => {
  const pages = new Map([
    ['/docs', new Set<string>()],
    ['/docs/new', new Set(['part'])],
    ['/docs/react', new Set<string>()],
    ['/docs/react/useQuery', new Set<string>()],
  ]);

  test('nothing is wrong where every target exists', () => {
    expect(missingTargets(compiled, pages)).toEqual([]);
    expect(shadowedPages(compiled, pages)).toEqual([]);
  });

  test('a missing page, a missing anchor and an empty pattern are found', () => {
    const fewer = new Map([
      ['/docs', new Set<string>()],
      ['/docs/new', new Set(['other'])],
    ]);
    expect(missingTargets(compiled, fewer)).toEqual([
      '/docs/old: /docs/new has no anchor #part',
      '/docs/react-js: there is no page /docs/react',
      '/docs/v11/old: /docs/new has no anchor #part',
      '/docs/v11/react-js: there is no page /docs/react',
      '/docs/v11/reactjs/*: there is no page below /docs/react',
      '/docs/reactjs/*: there is no page below /docs/react',
    ]);
  });

  test('a redirect from a page is found, whatever its case', () => {
    const more = new Map([...pages, ['/docs/OLD', new Set<string>()]]);
    more.set('/docs/v11/x', new Set());
    expect(shadowedPages(compiled, more)).toEqual([
      '/docs/old: the page /docs/OLD has this URL; remove the redirect',
      '/docs/v11/*: covers the page /docs/v11/x; narrow the pattern or move the page',
    ]);
  });
});
