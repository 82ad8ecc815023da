/** What stands below “Output of `npx tsx …`” comes from what the page shows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {expect, it} from 'vitest';

import type {Page} from '../../../src/plugins/samples/core/model';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {projectsOf, type Project} from '../../../src/plugins/samples/core/projects';
import {outputSource} from '../../../src/plugins/samples/outputSource';
import {writtenFiles} from '../../../src/versions/places';
import {showsAll} from './hidden';

const endings = ['', '.ts', '.tsx', '.js', '.json', '/index.ts', '/index.tsx'];

/** The files that a program consists of, itself included. */
function filesOf(project: Project, program: string, found = new Set<string>()): Set<string> {
  const file = project.files.get(program);
  if (!file || found.has(program)) return found;
  found.add(program);
  for (const {fileName} of ts.preProcessFile(file.text, true, true).importedFiles) {
    const target = path.posix.join(path.posix.dirname(program), fileName);
    const ending = endings.find((each) => project.files.has(target + each));
    if (fileName.startsWith('.') && ending !== undefined) filesOf(project, target + ending, found);
  }
  return found;
}

/** Files of programs with an output that readers have not, or not all of. */
function missing(page: Page): string[] {
  const {projects} = projectsOf(page);
  return page.fences.flatMap((fence) => {
    const [, program] = /^npx tsx (.+)$/.exec(outputSource(page, fence) ?? '') ?? [];
    if (fence.output === undefined || fence.hidden || program === undefined) return [];
    const printer = page.fences
      .filter(({title, role, index}) => title === program && role && index < fence.index)
      .at(-1);
    const project =
      projects.find(({own}) => printer && own.has(printer.index)) ??
      projects.find(({files, version}) => version === fence.version && files.has(program));
    if (!project) return [`${page.file}:${fence.line} ${program}`];
    return [...filesOf(project, program)].flatMap((name) => {
      const part = page.fences[project.files.get(name)?.fence ?? -1];
      return part && showsAll(part) ? [] : [`${page.file}:${part?.line} ${name}`];
    });
  });
}

it('finds a hidden file, and lines above or below a cut', () => {
  const page = (text: string) => missing(parsePage(text, 'docs/x.mdx'));
  const run = (...lines: string[]) =>
    ['```ts title="a.ts" run', ...lines, '```', '', '```text output', '1', '```', ''].join('\n');
  const hidden = '```ts title="b.ts" hidden\nexport {};\n```\n';
  expect(page(run('console.log(1);'))).toEqual([]);
  expect(page(hidden + run("import './b';"))).toEqual(['docs/x.mdx:1 b.ts']);
  expect(page(hidden.replace('hidden', 'folded') + run("import './b';"))).toEqual([]);
  expect(page(run('const a = 1;', '// ---cut---', 'console.log(a);'))).toHaveLength(1);
  expect(page(run('const a = 1;', '// ---cut-after---', 'console.log(a);'))).toHaveLength(1);
});

it('is true of all pages', () => {
  const files = writtenFiles(process.cwd()).filter((file) => !file.includes('/landing-intro/'));
  const pages = files.map((file) => parsePage(readFileSync(file, 'utf8'), file));
  expect([...new Set(pages.flatMap(missing))]).toEqual([]);
});
