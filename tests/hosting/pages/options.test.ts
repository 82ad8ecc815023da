/** Lists of options, which pages make of a type with `<TypeTable>`. */
import {expect, test} from 'vitest';

import {find, words} from '../shown';

import {openRoute} from './html';

const option = (route: string, id: string) => find(openRoute(route), `[id="${id}"]`);

const link = '/docs/client/links/httpBatchLink';

test('an option has its name, type, default and description on the page', () => {
  const url = option(link, 'HTTPBatchLinkOptions-url');
  expect(words(url)).toBe(
    'urlstring | URL requiredThe URL of your tRPC endpoint, such as http://localhost:3000/trpc.',
  );
  const maxItems = words(option(link, 'HTTPBatchLinkOptions-maxItems'));
  expect(maxItems).toContain('The most calls one batch can have.');
  expect(maxItems).toContain('Default: Infinity');
});

test('what a function receives is not called required', () => {
  const guide = '/docs/server/error-handling';
  expect(words(option(guide, 'HTTPBaseHandlerOptions-onError-path'))).toMatch(
    /^pathstring \| undefinedThe procedure's path\./,
  );
  const older = '/docs/v10/server/caching';
  expect(words(option(older, 'HTTPBaseHandlerOptions-responseMeta-paths'))).toMatch(
    /^pathsstring\[\] optionalThe paths of the calls, or undefined when /,
  );
});

test('an option that only newer releases have says which release brought it', () => {
  expect(words(option(link, 'HTTPBatchLinkOptions-pathSeparator'))).toContain('since 11.25');
  expect(words(option(link, 'HTTPBatchLinkOptions-url'))).not.toContain('since');
});

test('a deprecated option says what to use instead', () => {
  const batching = option('/docs/server/adapters/standalone', 'CreateHTTPHandlerOptions-batching');
  expect(words(find(batching, 'del'))).toBe('batching');
  expect(words(batching)).toContain('Deprecated. Use allowBatching instead');
});
