import {describe, expect, test} from 'vitest';

import {redirects as source} from '../../../src/config/redirects';
import {
  compileRedirects,
  resolveRedirect,
  targetPath,
  type RedirectProblem,
  type RedirectSource,
} from '../../../src/plugins/hosting/redirects';
import {missingTargets, shadowedPages} from '../../../src/plugins/hosting/targets';

const small = {
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
} satisfies RedirectSource;

function withExact(exact: Record<string, string>): RedirectSource {
  return {exact, patterns: small.patterns};
}

describe('compileRedirects', () => {
  const compiled = compileRedirects(small);

  test('writes out what a pattern would lead to in two hops', () => {
    expect(resolveRedirect(compiled, '/docs/v11/old')).toBe('/docs/new#part');
    expect(resolveRedirect(compiled, '/docs/v11/reactjs/useQuery')).toBe('/docs/react/useQuery');
  });

  test('keeps exact redirects before patterns and leaves pages alone', () => {
    expect(resolveRedirect(compiled, '/docs/v11')).toBe('/docs');
    expect(resolveRedirect(compiled, '/docs/v11/server/routers')).toBe('/docs/server/routers');
    expect(resolveRedirect(compiled, '/gone')).toBe('https://example.com/there?a=b');
    expect(resolveRedirect(compiled, '/docs/new')).toBeUndefined();
    expect(resolveRedirect(compiled, '/docs/reactjs')).toBeUndefined();
  });

  test('refuses a chain, naming the final page', () => {
    expect(() => compileRedirects(withExact({'/a': '/docs/reactjs/b'}))).toThrow(
      '/a: leads to /docs/reactjs/b, which redirects to /docs/react/b; point it at the final page',
    );
  });

  test('refuses a loop', () => {
    expect(() => compileRedirects(withExact({'/a': '/a#b'}))).toThrow('/a: leads to itself');
    expect(() => compileRedirects(withExact({'/a': '/b', '/b': '/a'}))).toThrow(
      '/b: leads to /a, which redirects to /b',
    );
  });

  test.each([
    ['a', '/b', 'a: expected a path such as /docs/old-page'],
    ['/a?b=c', '/b', '/a?b=c: expected a path'],
    ['/a', 'b', '/a: the target b is neither'],
    ['/a', 'http://example.com', '/a: the target http://example.com is neither'],
    ['/a', '/b#', '/a: the target /b# is neither'],
    ['/a', '/b"; return 200 "', 'is neither'],
  ])('refuses %s to %s', (from, to, message) => {
    expect(() => compileRedirects(withExact({[from]: to}))).toThrow(message);
  });

  test('refuses a pattern without its star', () => {
    const pattern = {from: '/a/*', to: '/b'};
    expect(() => compileRedirects({exact: {}, patterns: [pattern]})).toThrow(
      '/a/*: expected /b to be a path that ends with /*',
    );
  });
});

describe('the redirects of this site', () => {
  const compiled = compileRedirects(source);

  test('answer in one hop, old versions of old URLs included', () => {
    expect(compiled.exact.length).toBeGreaterThan(50);
    for (const {to} of compiled.exact) {
      const path = targetPath(to);
      expect(path && resolveRedirect(compiled, path)).toBeUndefined();
    }
    expect(resolveRedirect(compiled, '/docs/v11/useContext')).toBe('/docs/client/react/useUtils');
    expect(resolveRedirect(compiled, '/docs/server')).toBe('/docs/server/introduction');
    expect(resolveRedirect(compiled, '/docs/server/routers')).toBeUndefined();
  });
});

describe('checks against the built pages', () => {
  const compiled = compileRedirects(small);
  const pages = new Map([
    ['/docs', new Set<string>()],
    ['/docs/new', new Set(['part'])],
    ['/docs/react', new Set<string>()],
    ['/docs/react/useQuery', new Set<string>()],
  ]);

  const said = (problems: readonly RedirectProblem[]) =>
    problems.map(({from, message}) => `${from}: ${message}`);

  test('find nothing where every target exists', () => {
    expect(missingTargets(compiled, pages)).toEqual([]);
    expect(shadowedPages(compiled, pages)).toEqual([]);
  });

  test('find a missing page, a missing anchor and an empty pattern', () => {
    const fewer = new Map([
      ['/docs', new Set<string>()],
      ['/docs/new', new Set(['other'])],
    ]);
    expect(said(missingTargets(compiled, fewer))).toEqual([
      '/docs/old: /docs/new has no anchor #part',
      '/docs/react-js: there is no page /docs/react',
      '/docs/v11/old: /docs/new has no anchor #part',
      '/docs/v11/react-js: there is no page /docs/react',
      '/docs/v11/reactjs/*: there is no page below /docs/react',
      '/docs/reactjs/*: there is no page below /docs/react',
    ]);
  });

  test('find a redirect from a page, whatever its case', () => {
    const more = new Map([
      ...pages,
      ['/docs/OLD', new Set<string>()],
      ['/docs/v11/x', new Set<string>()],
    ]);
    expect(said(shadowedPages(compiled, more))).toEqual([
      '/docs/old: the page /docs/OLD has this URL; remove the redirect',
      '/docs/v11/*: covers the page /docs/v11/x; narrow the pattern or move the page',
    ]);
  });
});
