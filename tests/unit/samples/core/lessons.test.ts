import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {parsePage} from '../../../../src/plugins/samples/core/page';

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const folder = 'docs/learn';
const lessons = fs.readdirSync(path.join(siteDir, folder)).filter((name) => name !== 'index.mdx');
const read = (name: string) => fs.readFileSync(path.join(siteDir, folder, name), 'utf8');

/** Says of a page what is wrong with it, each with its line. */
const problemsOf = (text: string, file = `${folder}/some.mdx`) =>
  parsePage(text, file).problems.map(({line, message}) => `${line}: ${message}`);

const block = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```', ''].join('\n');
const start = (output: string, errors = '') =>
  block(`ts title="check.ts" run${errors}`, 'check();') + block('text output', output);
const solution = (output: string, code = 'check();') =>
  block('ts title="check.ts" project="solution" run hidden', code) + block('text output', output);

describe('a lesson', () => {
  test.each(lessons)('%s has a start to work on, and a solution', (name) => {
    expect(problemsOf(read(name), `${folder}/${name}`)).toEqual([]);
  });

  test('may begin with a failing check, or with a type error alone', () => {
    expect(problemsOf(start('✓ one\n✗ two: expected 1') + solution('✓ one\n✓ two'))).toEqual([]);
    expect(problemsOf(start('✓ one', ' errors="2322"') + solution('✓ one'))).toEqual([]);
  });

  test('needs something to do', () => {
    expect(problemsOf(start('✓ one') + solution('✓ one'))).toEqual([
      '1: The start passes all checks, so there is nothing to do.',
    ]);
  });

  test('needs a solution that passes the checks of the start', () => {
    expect(problemsOf(start('✗ one') + solution('✗ one'))).toEqual([
      '7: The solution fails a check.',
    ]);
    expect(problemsOf(start('✗ one') + solution('✓ one', 'other();'))).toEqual([
      '7: The solution is checked by another check.ts than the start.',
    ]);
  });

  test('needs both programs, and what they print', () => {
    expect(problemsOf(start('✗ one'))).toEqual([
      '1: A lesson needs a block `title="check.ts" run project="solution"`.',
    ]);
    const silent = block('ts title="check.ts" run', 'check();');
    expect(problemsOf(silent + solution('✓ one'))).toEqual([
      '1: An `output` must follow the checks.',
    ]);
  });

  test('is not what lists the lessons, and no other page', () => {
    expect(problemsOf('# Lessons', `${folder}/index.mdx`)).toEqual([]);
    expect(problemsOf('# Context', 'docs/server/context.mdx')).toEqual([]);
  });
});
