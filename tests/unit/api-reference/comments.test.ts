import {expect, test} from 'vitest';

import {guideAt, markdownOf, sentences} from '../../../src/plugins/api-reference/typedoc/comments';
import type {Guide} from '../../../src/plugins/api-reference/links/guides';
import type {Context} from '../../../src/plugins/api-reference/typedoc/context';

const markdown = (text: string) => markdownOf({} as Context, [{kind: 'text', text}]);

test('a comment that ends in two stars leaves no bullet', () => {
  expect(markdown('*')).toBe('');
  expect(markdown('Options of the hook. *')).toBe('Options of the hook.');
});

test('what ends in bold text stays', () => {
  expect(markdown('Called **once**')).toBe('Called **once**');
});

test('an address leads to the page that its section is on now, if it has moved', () => {
  const paths = ['/usage', '/usage#save'];
  const guideByPath = new Map(paths.map((path) => [path, {path, title: `at ${path}`} as Guide]));
  const titleAt = (link: string) => guideAt({guideByPath}, link)?.title;
  expect(titleAt('https://trpc.io/docs/usage#save')).toBe('at /usage#save');
  expect(titleAt('https://trpc.io/docs/v11/usage#read')).toBe('at /usage');
  expect(titleAt('https://example.com/docs/usage#save')).toBeUndefined();
});

test.each([
  ['Options of `useQuery`. They extend others.', 'Options of `useQuery`.', 'They extend others.'],
  ['Such as `a.b`, e.g. here.\n\nMore.', 'Such as `a.b`, e.g. here.', 'More.'],
  ['No stop\n\nMore.', 'No stop', 'More.'],
  ['', '', ''],
])('the first sentence of %j is what its line says', (text, first, rest) => {
  expect(sentences(text)).toEqual([first, rest]);
});
