import {createRequire} from 'node:module';

import {describe, expect, test} from 'vitest';

import pathToRegexp from '../../../../src/client/bundle/browser/pathToRegexp';

// The one that react-router brings along.
const fromReactRouter = createRequire(createRequire(import.meta.url).resolve('react-router'));
const original = fromReactRouter('path-to-regexp') as typeof pathToRegexp;

const options = [true, false].flatMap((end) => [true, false].map((strict) => ({end, strict})));

describe('in place of path-to-regexp', () => {
  test.each([
    '*',
    '/',
    '/docs',
    '/docs/',
    '/docs/*',
    '/docs/v10/client/links/httpBatchLink',
    '/blog/tags/c-sharp',
    // As NavLink escapes it.
    String.raw`\/docs\/v11\.x\/a\+b`,
  ])('%s matches what it does there, under all options', (path) => {
    for (const option of options) {
      const [ours, theirs] = [[], []] as {name: number}[][];
      const regexp = pathToRegexp(path, ours ?? [], option);
      // The package puts the pattern of a parameter into a separate group.
      const {source} = original(path, theirs ?? [], option);
      expect(regexp.source).toBe(source.replace('((?:.*))', '(.*)'));
      expect(regexp.flags).toBe('');
      expect(ours?.map(({name}) => name)).toEqual(theirs?.map(({name}) => name));
    }
  });

  test('refuses a path with a parameter, which the package would match', () => {
    expect(() => pathToRegexp('/docs/:page', [], {})).toThrow(
      'The route /docs/:page has a parameter',
    );
  });

  test('matches paths with characters that mean something in patterns as they are', () => {
    expect(pathToRegexp('/a(b)', [], {}).test('/a(b)')).toBe(true);
    expect(pathToRegexp('/a.b', [], {}).test('/aXb')).toBe(false);
  });

  test('leaves paths without parameters as they are', () => {
    expect(pathToRegexp.compile('/docs')()).toBe(original.compile('/docs')());
  });
});
