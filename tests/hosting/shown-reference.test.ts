/** The API reference, as the HTML of the built pages shows it. */
import {describe, expect, test} from 'vitest';

import {find, findAll, open, section, words} from './shown';

describe('a function of the reference', () => {
  const entry = section(open('docs/typedoc/server/adapters'), 'createHTTPServer');

  test('shows what it is, how to import it, its signature, its guide and its source', () => {
    const text = words(entry);
    expect(text).toMatch(/^Creates a Node\.js HTTP server for a router\./);
    expect(words(find(entry, 'pre'))).toMatch(
      /^import \{createHTTPServer\} from '@trpc\/server\/adapters\/standalone';\s+function createHTTPServer/,
    );
    const guide = find(entry, '.api-guides a');
    expect([words(guide), guide.properties.href]).toEqual([
      'Standalone adapter',
      '/docs/server/adapters/standalone',
    ]);
    const source = find(entry, 'a[aria-label="Source of createHTTPServer on GitHub"]');
    expect(source.properties.href).toMatch(
      /^https:\/\/github\.com\/trpc\/trpc\/blob\/v11\..*#L\d+$/,
    );
  });

  test('links each type of its signature to the entry of that type', () => {
    const link = find(entry, 'pre a');
    expect(link.properties.href).toBe('/docs/typedoc/server/types#AnyTRPCRouter');
    expect(words(find(open('docs/typedoc/server/types'), '#AnyTRPCRouter'))).toBe('AnyTRPCRouter');
  });

  test('lists its options with type, description and default', () => {
    const rows = findAll(find(entry, 'dl'), 'div').map((row) => findAll(row, 'dt, dd').map(words));
    expect(rows).toContainEqual(['router', 'TRouter required', 'The router to serve.']);
    expect(rows).toContainEqual([
      'allowBatching',
      'boolean',
      expect.stringMatching(/^Whether clients can batch calls into one request\..*Default: true$/s),
    ]);
  });

  test('strikes out what is deprecated, and says what to use instead', () => {
    const row = findAll(entry, 'dl > div').find((it) => words(it).startsWith('batching'));
    if (!row) throw new Error('no row of batching');
    expect(words(find(row, 'del'))).toBe('batching');
    expect(words(row)).toMatch(/Deprecated\. ?Use allowBatching instead/);
  });

  test('says which other members its options have', () => {
    expect(words(entry)).toMatch(/Has the members of NodeHTTPCreateContextOption<.*> as well\./);
  });

  test('names the guides that use what none explains, or says how many do', () => {
    const guidesOf = (page: string, name: string) =>
      words(find(section(open(`docs/typedoc/${page}`), name), '.api-guides'));
    expect(guidesOf('client/create-client', 'createTRPCUntypedClient')).toMatch(
      /Used in \d+ guides\./,
    );
    expect(guidesOf('react-query/shared', 'getQueryClient')).toMatch(
      /^Used in Set up with React Server Components\./,
    );
  });
});

test('a type is a line with its name and a sentence, which opens its declaration', () => {
  const page = open('docs/typedoc/client/links');
  const type = find(page, 'details:has(> summary > [id="HTTPBatchLinkOptions"])');
  expect(words(find(type, 'summary'))).toBe('HTTPBatchLinkOptions The options of httpBatchLink.');
  expect(words(find(type, 'pre'))).toContain('type HTTPBatchLinkOptions<');
});

test('a type without an export leads to its source', () => {
  const links = findAll(open('docs/typedoc/server/http'), 'pre a[href^="https:"]');
  const link = links.find((it) => words(it) === 'ResolveHTTPRequestOptions');
  expect(link?.properties.href).toMatch(/\/packages\/server\/src\/.*resolveResponse\.ts#L\d+$/);
});

test('a function shows how the guide that explains it uses it, before its options', () => {
  const text = words(section(open('docs/typedoc/client/links'), 'httpBatchLink'));
  expect(text).toMatch(/links: \[httpBatchLink\(\{url: .*Explained in HTTP batch link.*Options/);
});

test('the index of the reference has a card for each package, and all names', () => {
  const index = open('docs/typedoc');
  expect(findAll(index, '.api-cards a').map(words)).toEqual([
    '@trpc/client',
    '@trpc/server',
    '@trpc/react-query',
    '@trpc/next',
    '@trpc/tanstack-react-query',
  ]);
  const names = findAll(index, 'ul.api-names a').map(words);
  expect(names).toContain('createNextApiHandler');
  expect(names).toContain('useTRPC');
  expect(names.length).toBeGreaterThan(300);
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

test('the members of what initTRPC creates are found in the indexes, and in the list that they lead to', () => {
  for (const page of ['docs/typedoc', 'docs/typedoc/server']) {
    const link = findAll(open(page), 'li > a').find((it) => words(it) === 't.createCallerFactory');
    expect(link?.properties.href, page).toBe(
      '/docs/typedoc/server/router#initTRPC-createCallerFactory',
    );
  }
  const row = find(open('docs/typedoc/server/router'), '#initTRPC-createCallerFactory');
  expect(words(row)).toMatch(
    /=> TRPCRouterCaller<.*Creates a factory for callers.* See Server-side/,
  );
  const links = findAll(row, 'a').map(({properties}) => properties.href);
  expect(links).toContain('#TRPCRouterCaller');
  expect(links).toContain('/docs/server/server-side-calls');
});

test('a page begins with what readers use, and internals come last', () => {
  const headings = findAll(open('docs/typedoc/react-query/shared'), 'main h2').map(words);
  expect(headings[0]).toMatch(/^Query hooks/);
  expect(headings.at(-1)).toMatch(/^Building blocks/);
});

test('a type whose members a guide lists leads to that guide', () => {
  const page = open('docs/typedoc/react-query/shared');
  const type = find(page, 'details:has(> summary > [id="UseTRPCQueryOptions"])');
  expect(words(find(type, '.api-guides'))).toMatch(
    /^Its members are explained in .*\buseQuery\(\)/,
  );
});

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
