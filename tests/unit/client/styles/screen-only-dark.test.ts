import postcss from 'postcss';
import {expect, test} from 'vitest';

import {screenOnlyDark} from '../../../../src/client/styles';

function transform(css: string): string {
  return postcss([screenOnlyDark()]).process(css, {from: undefined}).css.replace(/\s+/g, ' ');
}

test.each([
  [
    "html[data-theme='dark'] {color: #fff}",
    "@media not print { html[data-theme='dark'] {color: #fff} }",
  ],
  ['[data-theme=dark] p {color: #fff}', '@media not print { [data-theme=dark] p {color: #fff} }'],
  [
    '@media (width > 9px) {[data-theme="dark"] p {color: #fff}}',
    '@media (width > 9px) {@media not print {[data-theme="dark"] p {color: #fff}}}',
  ],
  [
    '[data-theme="dark"] p, .bar {color: #fff}',
    '.bar {color: #fff} @media not print {[data-theme="dark"] p {color: #fff} }',
  ],
])('keeps the dark mode off paper: %s', (css, expected) => {
  expect(transform(css).replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''));
});

test.each(["[data-theme='light'] {color: #000}", '.dark {color: #000}'])('leaves %s', (css) => {
  expect(transform(css)).toBe(css);
});
