/** The API reference, as the HTML of the built pages shows it. */
import {describe, expect, test} from 'vitest';

import {find, findAll, open, section, words} from './shown';

describe('an entry of the reference', () => {
  const entry = section(open('docs/typedoc/server/http'), 'HTTPBaseHandlerOptions');

  test('shows how to import it, what it is, its source and its signature', () => {
    const text = words(entry);
    expect(text).toMatch(
      /^import type \{HTTPBaseHandlerOptions\} from '@trpc\/server\/http';Interface/,
    );
    expect(text).toContain('interface HTTPBaseHandlerOptions<');
    const source = find(entry, 'a[aria-label="Source of HTTPBaseHandlerOptions on GitHub"]');
    expect(source.properties.href).toMatch(
      /^https:\/\/github\.com\/trpc\/trpc\/blob\/v11\..*#L\d+$/,
    );
  });

  test('links each type of its signature to the entry of that type', () => {
    const link = find(entry, 'pre a');
    expect(link.properties.href).toBe('/docs/typedoc/server/types#AnyTRPCRouter');
    expect(words(find(open('docs/typedoc/server/types'), '#AnyTRPCRouter'))).toBe('AnyTRPCRouter');
  });

  test('has a table with name, type, description and default of each property', () => {
    const table = find(entry, 'table');
    expect(words(find(table, 'caption'))).toBe('Properties');
    expect(findAll(table, 'thead th').map(words)).toEqual(['Name', 'Type', 'Description']);
    const rows = findAll(table, 'tbody tr').map((row) => findAll(row, 'th, td').map(words));
    expect(rows).toContainEqual([
      'allowBatchingoptional',
      'boolean',
      expect.stringMatching(/^Whether clients can batch calls into one request\..*Default: true$/),
    ]);
    expect(rows).toContainEqual(['router', 'TRouter', 'The router to serve.']);
  });

  test('strikes out what is deprecated, and says what to use instead', () => {
    const row = findAll(entry, 'tbody tr').find((it) => words(it).startsWith('batching'));
    if (!row) throw new Error('no row of batching');
    expect(words(find(row, 'del'))).toBe('batching');
    expect(words(row)).toContain('Deprecated.Use allowBatching instead');
  });

  test('lists the guides that use it', () => {
    const guide = find(entry, 'ul a');
    expect(words(entry)).toContain('Guides that use it');
    expect([words(guide), guide.properties.href]).toEqual([
      'HTTP Batch Stream Link',
      '/docs/client/links/httpBatchStreamLink',
    ]);
  });

  test('folds a long list of guides below their number', () => {
    const folded = find(section(open('docs/typedoc/server/router'), 'initTRPC'), 'details');
    expect(Number(/^(\d+) guides use it$/.exec(words(find(folded, 'summary')))?.[1])).toBe(
      findAll(folded, 'li').length,
    );
  });

  test('says which other members it has', () => {
    const text = findAll(open('docs/typedoc/server/adapters'), 'main p').map(words);
    expect(text.filter((it) => it.startsWith('Has the members of'))[0]).toMatch(
      /^Has the members of NodeHTTPCreateContextOption<.*> as well\.$/,
    );
  });

  test('shows remarks under their label', () => {
    const text = words(section(open('docs/typedoc/server/router'), 'initTRPC'));
    expect(text).toContain('SeeRouters');
  });
});

test('types without an export fold open below their name, where signatures lead', () => {
  const page = open('docs/typedoc/server/http');
  const id = 'internal-ResolveHTTPRequestOptions';
  expect(findAll(page, `pre a[href="#${id}"], td a[href="#${id}"]`).length).toBeGreaterThan(0);
  const folded = find(page, `details:has([id="${id}"])`);
  expect(words(find(folded, 'summary'))).toBe('ResolveHTTPRequestOptions');
  expect(words(find(folded, 'pre'))).toContain('ResolveHTTPRequestOptions');
});

test.each(['server', 'client', 'tanstack-react-query', 'react-query', 'next'])(
  'the index of %s names the release that its sources are linked in',
  (name) => {
    const index = words(find(open(`docs/typedoc/${name}`), 'main'));
    const [, release] =
      /Generated from the types and comments of @trpc\/[\w-]+@([\d.]+)\./.exec(index) ?? [];
    const pages = findAll(open(`docs/typedoc/${name}`), 'main h2 a:not(.hash-link)');
    const links = pages.flatMap(({properties: {href}}) =>
      findAll(open(String(href).slice(1)), 'a[aria-label^="Source of"]'),
    );
    const releases = links.map(
      ({properties}) => /\/blob\/v([\d.]+)\//.exec(String(properties.href))?.[1],
    );
    expect(release).toMatch(/^11\.\d+\.\d+$/);
    expect(new Set(releases)).toEqual(new Set([release]));
  },
);

test('the index of a package lists names by purpose, deprecated ones struck out', () => {
  const groups = findAll(open('docs/typedoc/server'), 'main section');
  const middlewares = groups.find((it) => words(it).startsWith('Middlewares'));
  if (!middlewares) throw new Error('no group of middlewares');
  expect(words(middlewares)).toContain('Functions that run before a procedure');
  expect(findAll(middlewares, 'a').map(words)).toContain('TRPCMiddlewareFunction');
  expect(findAll(middlewares, 'del').map(words)).toContain('experimental_trpcMiddleware');
});

test('the first mention of an export in a guide links to its entry', () => {
  const link = findAll(open('docs/client/links/httpBatchLink'), 'main p a:has(> code)').find(
    (it) => words(it) === 'httpBatchLink',
  );
  expect(link?.properties.href).toBe('/docs/typedoc/client/links#httpBatchLink');
  expect(words(find(open('docs/typedoc/client/links'), '#httpBatchLink'))).toBe('httpBatchLink');
});
