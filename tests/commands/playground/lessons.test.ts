/** Each lesson accepts its solution, and none of the ways to pass its checks without learning it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {build} from 'esbuild';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {isDone, resultsOf} from '../../../src/components/Playground/lesson/checks';
import type {Problem} from '../../../src/plugins/playground/api';
import {pageProjects} from '../../../src/plugins/playground/core/projects';
import {programsOf} from '../../../src/plugins/playground/core/programs';
import {Compiler} from '../../../src/plugins/samples/core/compiler';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {toolkitsFor} from '../../../src/plugins/samples/core/toolkits';
import {wrongSolutions} from './wrongSolutions';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const toolkit = path.join(siteDir, 'toolkit/v11');
const compiler = new Compiler(toolkit);

let runs = 0;

type Texts = ReadonlyMap<string, string>;

function lessonOf(name: string) {
  const file = `docs/learn/${name}.mdx`;
  const page = parsePage(readFileSync(path.join(siteDir, file), 'utf8'), file);
  const [newest] = toolkitsFor(siteDir, page);
  if (!newest) throw new Error(`${file} has no toolkit.`);
  const {projects, lesson} = pageProjects(page, newest, programsOf(page, newest));
  const start = projects[lesson?.project ?? -1];
  if (!lesson || !start) throw new Error(`${file} is no lesson.`);
  const texts = new Map([...start.files, ...lesson.solution].map(({path, text}) => [path, text]));
  return {lesson, texts};
}

function problemsIn(name: string, texts: Texts): Problem[] {
  const page = `${name}.mdx`;
  const pathOf = (file: string) => compiler.pathOf(page, '', file);
  compiler.setPage(page, new Map([...texts].map(([file, text]) => [pathOf(file), text])));
  return [...texts.keys()].flatMap((file) =>
    [
      ...compiler.service.getSyntacticDiagnostics(pathOf(file)),
      ...compiler.service.getSemanticDiagnostics(pathOf(file)),
    ].map(({code}) => ({path: file, code, from: 0, to: 0, line: 1, column: 1, message: ''})),
  );
}

/** Runs the checks in this process, which is quicker than a process for each. */
async function printedBy(texts: Texts): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: "import './check'", resolveDir: toolkit},
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'lesson',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^\.\//}, ({path: file, namespace}) =>
            namespace === 'file' && file !== './check'
              ? undefined
              : {path: `${file.slice(2)}.ts`, namespace: 'lesson'},
          );
          onLoad({filter: /./, namespace: 'lesson'}, ({path: file}) => ({
            contents: texts.get(file) ?? '',
            loader: 'ts',
            resolveDir: toolkit,
          }));
        },
      },
    ],
  });
  // A module of the same text would not run once more.
  const text = `${outputFiles[0]?.text}//${(runs += 1)}`;
  const code = Buffer.from(text).toString('base64');
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(`${line}\n`));
  await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`).catch(() => undefined);
  return lines.join('');
}

async function passes(name: string, edit: (text: string) => string = (text) => text) {
  const {lesson, texts} = lessonOf(name);
  const [changed] = lesson.solution;
  const solved = texts.get(changed?.path ?? '') ?? '';
  const edited = new Map(texts).set(changed?.path ?? '', edit(solved));
  const entry = {path: 'check.ts', files: [], servers: []};
  const run = {kind: 'ended', entry, reason: 'done'} as const;
  const printed = [{stream: 'log' as const, text: await printedBy(edited)}];
  return isDone(resultsOf(lesson, {run, printed, problems: problemsIn(name, edited)}), run, false);
}

afterEach(() => void vi.restoreAllMocks());

describe.each(Object.entries(wrongSolutions))('%s', (name, wrong) => {
  test('is done with its solution', async () => {
    expect(await passes(name)).toBe(true);
  });

  test.each(Object.entries(wrong))('is not done by %s', async (_what, changes) => {
    const edit = (text: string) =>
      changes.reduce((edited, [from, to]) => {
        expect(edited).toContain(from);
        return edited.replace(from, to);
      }, text);
    expect(await passes(name, edit)).toBe(false);
  });
});
