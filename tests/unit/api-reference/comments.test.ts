import {expect, test} from 'vitest';

import {markdownOf, sentences} from '../../../src/plugins/api-reference/typedoc/comments';
import type {Context} from '../../../src/plugins/api-reference/typedoc/context';

const markdown = (text: string) => markdownOf({} as Context, [{kind: 'text', text}]);

test('a comment that ends in two stars leaves no bullet', () => {
  expect(markdown('*')).toBe('');
  expect(markdown('Options of the hook. *')).toBe('Options of the hook.');
});

test('what ends in bold text stays', () => {
  expect(markdown('Called **once**')).toBe('Called **once**');
});

test.each([
  ['Options of `useQuery`. They extend others.', 'Options of `useQuery`.', 'They extend others.'],
  ['Such as `a.b`, e.g. here.\n\nMore.', 'Such as `a.b`, e.g. here.', 'More.'],
  ['No stop\n\nMore.', 'No stop', 'More.'],
  ['', '', ''],
])('the first sentence of %j is what its line says', (text, first, rest) => {
  expect(sentences(text)).toEqual([first, rest]);
});
