import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import orderLoader from '@site/src/client/hydration/order-loader.mjs';

test('the properties that the theme compares are sorted independently of a language', () => {
  const source = readFileSync(
    'node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js',
    'utf8',
  );
  const sort = /deps\.sort\((.*)\);/.exec(orderLoader(source))?.[1];
  const order = new Function('deps', `return deps.sort(${sort})`) as <T>(deps: T) => T;
  expect(
    order([
      ['sidebar', 1],
      ['className', 2],
      ['path', 3],
    ]),
  ).toEqual([
    ['className', 2],
    ['path', 3],
    ['sidebar', 1],
  ]);
});

test('a theme that sorts in another way stops the build', () => {
  expect(() => orderLoader('export function useShallowMemoObject() {}')).toThrow(
    /no longer has a\[0\]\.localeCompare/,
  );
});
