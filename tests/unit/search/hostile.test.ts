import {describe, expect, test} from 'vitest';

import {random} from '../../e2e/survives/fuzz';
import {ask} from './fixture';

const CRAFTED = [
  '',
  ' ',
  '\0',
  '\u{1F600}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\uD83D',
  '\uDE00',
  'a\uD800b',
  'مرحبا بالعالم',
  '\u202Egnp.exe',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '&lt;b&gt;',
  '&amp;&#60;',
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '^$',
  '(?<=a)',
  '{1,99999}',
  '~',
  '~link',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a'.repeat(10_000),
  'link '.repeat(2_000),
  '%00',
  '%',
  '../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '{{7*7}}',
  'ﬀ',
  'İ',
  'ß',
  'é',
  'e\u0301',
  '한국어',
  '日本語',
  'क्षि',
  '𝒽𝓉𝓉𝓅',
  '\u0000link',
  'link\u200Bs',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
];

const ALPHABET = [
  ...'abcdefghiklmnorstuwxyz    <>&"\'/\\.*+?^$(){}[]|~_-0123456789',
  'link',
  'TRPC',
  'use',
  'Query',
  '😀',
  '\uD83D',
  'ü',
  'ع',
  '\n',
  '\0',
];

/** What an engine may put between texts: its own marks, and escaped characters. */
function unexpectedMarkup(value: string): string[] {
  return value.replace(/<\/?mark>|&lt;|&amp;/g, '').match(/<|&[a-z#]/gi) ?? [];
}

function markedValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('value' in value && typeof value.value === 'string') return [value.value];
  return Object.values(value).flatMap(markedValues);
}

describe('5,000 hostile queries', () => {
  const next = random(20_260_101);
  const pick = () => ALPHABET[Math.floor(next() * ALPHABET.length)] ?? '';
  const generated = Array.from({length: 5_000 - CRAFTED.length}, () =>
    Array.from({length: 1 + Math.floor(next() * 40)}, pick).join(''),
  );

  test('are answered without a throw, and with no markup but the marks', async () => {
    const bad: {query: string; markup: string[]}[] = [];
    let answered = 0;
    for (const query of [...CRAFTED, ...generated]) {
      const {hits} = await ask(query, {hitsPerPage: 5});
      answered++;
      const markup = hits
        .flatMap((hit) => markedValues([hit._highlightResult, hit._snippetResult]))
        .flatMap(unexpectedMarkup);
      if (markup.length > 0) bad.push({query, markup});
    }
    expect(bad).toEqual([]);
    expect(answered).toBe(5_000);
  }, 120_000);

  test('the check itself sees markup', () => {
    expect(unexpectedMarkup('a <img> b')).toEqual(['<']);
    expect(unexpectedMarkup('<mark>a</mark> &lt;b')).toEqual([]);
  });
});
