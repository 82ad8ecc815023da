import {expect, test} from 'vitest';

import {toMarkdown} from '../../../src/plugins/api-reference/typedoc/comments';

const markdown = (text: string) => toMarkdown([{kind: 'text', text}], () => undefined);

test('a comment that ends in two stars leaves no bullet', () => {
  expect(markdown('*')).toBe('');
  expect(markdown('Options of the hook. *')).toBe('Options of the hook.');
});

test('what ends in bold text stays', () => {
  expect(markdown('Called **once**')).toBe('Called **once**');
});
