import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {redirects as source} from '../../../src/config/redirects';
import {
  compileRedirects,
  missingTargets,
  resolveRedirect,
  shadowedPages,
} from '../../../src/plugins/hosting/redirects';

const compiled = compileRedirects({
  '/docs/old': '/docs/new#part',
  '/docs/react-js': '/docs/react',
  '/gone': 'https://example.com/there?a=b',
});

test.each([
  ['a', '/b', 'a: expected a path such as /docs/old-page'],
  ['/a?b=c', '/b', '/a?b=c: expected a path'],
  ['/a', 'b', '/a: the target b is neither'],
  ['/a', 'http://example.com', '/a: the target http://example.com is neither'],
  ['/a', '/b#', '/a: the target /b# is neither'],
  ['/a', '/b"; return 200 "', 'is neither'],
  ['/a', '/a#b', '/a: leads to itself'],
  ['/a', '/b', '/a: leads to /b, which redirects to /c; point it at the final page'],
])('a redirect from %s to %s is refused', (from, to, message) => {
  expect(() => compileRedirects({'/b': '/c', [from]: to})).toThrow(message);
});

test('a loop is refused', () => {
  expect(() => compileRedirects({'/a': '/b', '/b': '/a'})).toThrow(
    '/b: leads to /a, which redirects to /b',
  );
});

test('the redirects of this site answer in one hop, old versions of old URLs included', () => {
  const own = compileRedirects(source);
  expect(own.length).toBeGreaterThan(400);
  expect(resolveRedirect(own, '/docs/v11/useContext')).toBe('/docs/client/react/useUtils');
  expect(resolveRedirect(own, '/docs/server')).toBe('/docs/server/introduction');
  expect(resolveRedirect(own, '/docs/server/routers')).toBeUndefined();
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

  test('a missing page and a missing anchor are found', () => {
    const fewer = new Map([
      ['/docs', new Set<string>()],
      ['/docs/new', new Set(['other'])],
    ]);
    expect(missingTargets(compiled, fewer)).toEqual([
      '/docs/old: /docs/new has no anchor #part',
      '/docs/react-js: there is no page /docs/react',
    ]);
  });

  test('a redirect from a page is found, whatever its case', () => {
    const more = new Map([...pages, ['/docs/OLD', new Set<string>()]]);
    expect(shadowedPages(compiled, more)).toEqual([
      '/docs/old: the page /docs/OLD has this URL; remove the redirect',
    ]);
  });
});
