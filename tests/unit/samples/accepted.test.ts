/** Messages that the newest TypeScript words otherwise than the pages which quote them. */
import fs from 'node:fs';

import {expect, test} from 'vitest';

import {accepted} from '../../releases/accepted';

const note = /^[^\n]*\bTypeScript 7 [^\n]+\.$/;

/** The paragraph after each shown fence that declares the error. */
function notesAfter(text: string, code: string): string[] {
  const fence = /^```tsx? (?!.*\bhidden\b)[^\n]*errors="([^"]*)"[^\n]*\n[^]*?\n```\n\n([^\n]*)/gm;
  return [...text.matchAll(fence)]
    .filter(([, codes = '']) => codes.split(',').includes(code))
    .map(([, , after = '']) => after);
}

const reworded = accepted
  .filter(({compiler, message}) => compiler === 'newest' && message.endsWith('reads otherwise'))
  .map(({file, message}) => ({file, code: /^TS(\d+)/.exec(message)?.[1] ?? ''}));

test('such messages exist', () => {
  expect(reworded).not.toEqual([]);
});

test.each(reworded)('$file says how TypeScript 7 words TS$code', ({file, code}) => {
  const notes = notesAfter(fs.readFileSync(file, 'utf8'), code);
  expect(notes).not.toEqual([]);
  for (const each of notes) expect(each).toMatch(note);
});

test('a note that is missing is found', () => {
  const fence = '```ts errors="2345,2769"\nconst a = 1;\n```\n\n';
  const said = `${fence}The error above is from TypeScript 5.9. TypeScript 7 differs.\n`;
  expect(notesAfter(said, '2769')[0]).toMatch(note);
  expect(notesAfter(`${said}\n${fence}More.\n`, '2345')[1]).not.toMatch(note);
  expect(notesAfter(said, '2339')).toEqual([]);
});
