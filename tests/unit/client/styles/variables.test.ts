import {describe, expect, test} from 'vitest';

import {reduceVariables} from '../../../../src/client/styles/variables';

/** Without white space that means nothing, so that expectations are easy to read. */
const tidy = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,()]) ?/g, '$1')
    .trim();

function reduced(css: string, kept: string[] = []): string {
  return tidy(reduceVariables([css], new Set(kept))[0] ?? '');
}

describe('variables in style sheets', () => {
  test('that nothing uses go, and those that only they used', () => {
    expect(reduced(':root {--a: 1px; --b: var(--a)} p {color: red}')).toBe('p{color:red}');
  });

  test('with one value are written where they are used', () => {
    expect(reduced(':root {--a: 1px; --b: calc(var(--a) * 2)} p {margin: -1px var(--b)}')).toBe(
      'p{margin:-1px calc(1px * 2)}',
    );
  });

  test('with one value replace their fallback too, and merge with nothing beside them', () => {
    expect(reduced(':root {--a: 1px} p {margin: var(--a, 5px)var(--a)}')).toBe('p{margin:1px 1px}');
  });

  test('overridden on the same element keep the last value only', () => {
    expect(reduced(':root {--a: red} :root {--a: blue} p {color: var(--a)}')).toBe('p{color:blue}');
  });

  test('overridden in the same mode keep the last value only', () => {
    const dark = (value: string) => `@media not print{html[data-theme=dark]{--a:${value}}}`;
    expect(reduced(`:root{--a:red}${dark('blue')}${dark('green')}p{color:var(--a)}`)).toBe(
      `:root{--a:red}${dark('green')}p{color:var(--a)}`,
    );
  });

  test.each([
    ['in dark mode', ':root{--a:red}html[data-theme=dark]{--a:blue}p{color:var(--a)}'],
    ['on small screens', ':root{--a:red}@media (max-width:9px){:root{--a:blue}}p{color:var(--a)}'],
    ['below an element', ':root{--a:red}.dark{--a:blue}p{color:var(--a)}'],
    ['below an element only', '.dark{--a:blue}p{color:var(--a)}'],
  ])('with another value %s stay', (_, css) => {
    expect(reduced(css)).toBe(tidy(css));
  });

  test('whose value depends on one that changes for the whole page move to where they are used', () => {
    expect(
      reduced(
        ':root {--a: red; --b: var(--a)} html[data-theme="dark"] {--a: blue} p {color: var(--b)}',
      ),
    ).toBe(':root{--a:red}html[data-theme="dark"]{--a:blue}p{color:var(--a)}');
  });

  test('whose value depends on one that changes below an element stay, since there they would change', () => {
    const css = ':root{--a:red;--b:var(--a)}.dark{--a:blue}p{color:var(--b)}';
    expect(reduced(css)).toBe(tidy(css));
  });

  test('that a script mentions stay', () => {
    const css = ':root{--a:red}p{color:var(--a)}';
    expect(reduced(css, ['--a'])).toBe(css);
  });

  test('of the first style sheet reach the others; those of the others stay', () => {
    const sheets = [':root{--a:red}', ':root{--b:blue}p{color:var(--a);background:var(--b)}'];
    expect(reduceVariables(sheets, new Set()).map(tidy)).toEqual([
      '',
      ':root{--b:blue}p{color:red;background:var(--b)}',
    ]);
  });

  test('of one style sheet do not override those of another, which may not be there', () => {
    const sheets = [':root{--a:red}p{color:var(--a)}', ':root{--a:blue}'];
    expect(reduceVariables(sheets, new Set()).map(tidy)).toEqual(sheets);
  });
});
