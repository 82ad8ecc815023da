import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {lessonOf} from '../../../../src/plugins/samples/core/lessons';
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
  block(`ts title="check.ts" run${errors}`, 'check();') +
  block('text output', output) +
  block('ts title="a.ts"', 'old;');
const shown = block('ts title="a.ts" project="solution" folded', 'new;');
const solution = (output: string, code = 'check();', files = shown) =>
  block('ts title="check.ts" project="solution" run hidden', code) +
  block('text output', output) +
  files;

describe('what the editor knows about a lesson', () => {
  const of = (text: string, file = `${folder}/some.mdx`) => lessonOf(parsePage(text, file));

  test('is its name, its task, its checks and what the solution changes', () => {
    const lesson = of(start('✗ one\n✗ two') + solution('✓ one\n✓ two'));
    expect(lesson?.name).toBe('some');
    expect(lesson?.task).toMatchObject({title: 'a.ts', project: '', value: 'old;'});
    expect(lesson?.checks).toEqual(['one', 'two']);
    expect(lesson?.changed).toEqual(['a.ts']);
  });

  test('is nothing for other pages, and for a lesson without a solution', () => {
    expect(of(start('✗ one') + solution('✓ one'), 'docs/server/some.mdx')).toBeUndefined();
    expect(of(start('✗ one'))).toBeUndefined();
  });
});

describe('a lesson', () => {
  test.each(lessons)('%s has a start to work on, and a solution', (name) => {
    expect(problemsOf(read(name), `${folder}/${name}`)).toEqual([]);
  });

  test.each(lessons)('%s has the same wrong calls before and after', (name) => {
    const {fences} = parsePage(read(name), `${folder}/${name}`);
    const textIn = (project: string, title: string | undefined) =>
      fences.find((fence) => fence.title === title && fence.project === project)?.value;
    for (const {title, errors} of fences.filter(({project}) => project === 'solution')) {
      if (errors.length > 0) expect(textIn('', title)).toBe(textIn('solution', title));
    }
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
      '10: The solution fails a check.',
    ]);
    expect(problemsOf(start('✗ one') + solution('✓ one', 'other();'))).toEqual([
      '10: The solution must be checked by the same check.ts as the start.',
    ]);
  });

  test('needs both programs, and what they print', () => {
    expect(problemsOf(start('✗ one'))).toEqual([
      '1: A lesson needs a block `title="check.ts" run project="solution"`.',
    ]);
    const silent = block('ts title="check.ts" run', 'check();') + block('ts title="a.ts"', 'old;');
    expect(problemsOf(silent + solution('✓ one'))).toEqual([
      '1: An `output` must follow the checks.',
    ]);
  });

  test('needs a solution that shows what it changes', () => {
    for (const files of ['', block('ts title="b.ts" project="solution" folded', 'other;')]) {
      expect(problemsOf(start('✗ one') + solution('✓ one', 'check();', files))).toEqual([
        '10: The solution must show a file that replaces one of the start.',
      ]);
    }
  });

  test('is on the list of lessons, which can mark it as done', () => {
    const marked = [
      ...read('index.mdx').matchAll(/\]\(\.\/(.*)\.mdx\).*<LessonDone lesson="(.*)" \/>/g),
    ];
    expect(marked.map(([, file]) => `${file}.mdx`).sort()).toEqual([...lessons].sort());
    expect(marked.map(([, , name]) => name)).toEqual(marked.map(([, file]) => file));
  });

  test('is neither the page that lists the lessons, nor any other page', () => {
    expect(problemsOf('# Lessons', `${folder}/index.mdx`)).toEqual([]);
    expect(problemsOf('# Context', 'docs/server/context.mdx')).toEqual([]);
  });
});
