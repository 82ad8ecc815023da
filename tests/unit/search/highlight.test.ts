import {describe, expect, test} from 'vitest';

import {
  escapeMarkup,
  findMatches,
  highlight as highlightMatches,
  snippet as cut,
  type Found,
} from '@site/src/plugins/search/engine/highlight';

function marking(...words: [typed: string, ...found: string[]][]): Found {
  return new Map(
    words.flatMap(([typed, ...found]) =>
      (found.length > 0 ? found : [typed]).map((lookup) => [lookup, typed] as const),
    ),
  );
}

const highlight = (text: string, by: Found) => highlightMatches(findMatches(text, by));
const snippet = (text: string, length: number, by: Found) => cut(findMatches(text, by), length);

const count = (value: string) => value.replace(/<\/?mark>/g, '').match(/[\p{L}\p{N}]+/gu)?.length;

describe('highlight', () => {
  test('marks whole words that match', () => {
    expect(highlight('A link and a Link.', marking(['link']))).toBe(
      'A <mark>link</mark> and a <mark>Link</mark>.',
    );
  });

  test('marks all of a word that is typed in part, and of a symbol that is typed as several words', () => {
    expect(highlight('Routers', marking(['rout', 'routers']))).toBe('<mark>Routers</mark>');
    const typed = marking(['http', '~http'], ['batch', '~batch'], ['link', '~link']);
    expect(highlight('httpBatchLink', typed)).toBe('<mark>httpBatchLink</mark>');
  });

  test('marks a misspelled word as it is spelled', () => {
    expect(highlight('A router', marking(['ruoter', 'router']))).toBe('A <mark>router</mark>');
  });

  test('marks both halves of a word with a dot', () => {
    expect(highlight('Next.js', marking(['nextjs']))).toBe('<mark>Next</mark>.<mark>js</mark>');
    const typed = marking(['infinite', 'infinite', 'infinitequeries']);
    expect(highlight('Infinite queries', typed)).toBe('<mark>Infinite</mark> queries');
  });

  test('text can’t become markup', () => {
    expect(highlight('<img src=x onerror=alert(1)> link &lt;', marking(['link']))).toBe(
      '&lt;img src=x onerror=alert(1)> <mark>link</mark> &amp;lt;',
    );
  });
});

test('a bare ampersand stays readable where titles are shown as text', () => {
  expect(escapeMarkup('Input & Output')).toBe('Input & Output');
});

describe('snippet', () => {
  const text = `${'before '.repeat(30)}the batch link is here ${'after '.repeat(30)}`.trim();

  test.each([5, 10])('has at most %i words, with the match inside', (length) => {
    const value = snippet(text, length, marking(['batch'], ['link']));
    expect(count(value)).toBe(length);
    expect(value).toContain('<mark>batch</mark> <mark>link</mark>');
    expect(value.startsWith('…')).toBe(true);
    expect(value.endsWith('…')).toBe(true);
  });

  test('starts at the start when nothing matches', () => {
    expect(snippet(text, 3, marking(['zzz']))).toBe('before before before…');
  });

  test('is the whole text when that is short', () => {
    expect(snippet('A link.', 10, marking(['link']))).toBe('A <mark>link</mark>.');
  });

  test('prefers the place with most of the words', () => {
    const scattered = `link ${'x '.repeat(40)} batch link`;
    expect(snippet(scattered, 5, marking(['batch'], ['link']))).toContain(
      '<mark>batch</mark> <mark>link</mark>',
    );
  });
});
