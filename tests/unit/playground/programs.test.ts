import {describe, expect, test} from 'vitest';

import {pageProjects} from '../../../src/plugins/playground/core/projects';
import {canRun, programsOf, type Program} from '../../../src/plugins/playground/core/programs';
import {parsePage} from '../../../src/plugins/samples/core/page';
import type {Toolkit} from '../../../src/versions/toolkits';

const toolkit: Toolkit = {
  version: '11.x',
  folder: 'toolkit/v11',
  release: '11.19.0',
  packages: new Map(),
};

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```', ''].join('\n');
const pageOf = (...fences: string[]) => parsePage(fences.join('\n'), 'docs/page.mdx');

function programs(...fences: string[]): Program[] {
  return programsOf(pageOf(...fences), toolkit);
}

describe('programs', () => {
  test('are files that run, with what they import, even through others', () => {
    const found = programs(
      fence('ts title="server/trpc.ts"', 'export const a = 1;'),
      fence('ts title="server/router.ts"', "export * from './trpc';"),
      fence('ts title="other.ts"', 'export const b = 1;'),
      fence('ts title="run.ts" run', "import {a} from './server/router.js';", 'console.log(a);'),
    );
    expect(found.map(({entry, files}) => [entry.path, files])).toEqual([
      ['run.ts', ['run.ts', 'server/router.ts', 'server/trpc.ts']],
    ]);
  });

  test('load what is left once types are gone, and name the rest', () => {
    const [found] = programs(
      fence(
        'ts run',
        "import type {Context} from 'aws-lambda';",
        "import {z, type ZodType} from 'zod';",
        "import {initTRPC} from '@trpc/server';",
        'export type Of = typeof initTRPC;',
        'const schema: ZodType = z.string();',
        'export const of = (context: Context) => [context, schema];',
      ),
    );
    expect(found?.loads).toEqual(['zod']);
    expect(found?.names).toEqual(['@trpc/server', 'aws-lambda', 'zod']);
  });

  test('start the servers on the ports that they name, and no others', () => {
    const [found] = programs(
      fence('ts title="router.ts"', 'export const router = {};'),
      fence('ts title="server.ts" serve', "import './router';", 'server.listen(3000);'),
      fence('ts title="other.ts" serve', 'server.listen(3001);'),
      fence('ts title="client.ts" run', "await fetch('http://localhost:3000/');"),
    );
    expect(found?.files).toEqual(['client.ts']);
    expect(found?.servers).toEqual(['server.ts']);
    expect(found?.serverFiles).toEqual(['server.ts', 'router.ts']);
  });

  test('of another version do not count', () => {
    expect(programs(fence('ts run version="10.x"', 'console.log(1);'))).toEqual([]);
  });
});

test('a browser runs a program if it has its modules, and they export what it imports', () => {
  const [found] = programs(
    fence(
      'ts run',
      "import fastify from 'fastify';",
      "import {hash} from 'node:crypto';",
      'fastify(hash);',
    ),
  );
  const runs = (refused: string[], exported: Record<string, string[]>) =>
    found && canRun(found, {refused, exported});
  expect(runs([], {})).toBe(true);
  expect(runs([], {'node:crypto': ['hash', 'randomUUID']})).toBe(true);
  expect(runs([], {'node:crypto': ['randomUUID']})).toBe(false);
  expect(runs(['fastify'], {})).toBe(false);
});

describe('a lesson', () => {
  const output = fence('text output', '✓ one');
  const page = parsePage(
    [
      fence('ts title="a.ts"', 'export const a = 1;'),
      fence('ts title="check.ts" run', "import {a} from './a';", 'console.log(a);'),
      fence('text output', '✗ one'),
      fence('ts title="a.ts" project="solution" folded', "import 'zod';", 'export const a = 2;'),
      fence('ts title="wrong.ts" project="solution" hidden errors="2322"', 'a();'),
      fence(
        'ts title="check.ts" run hidden project="solution"',
        "import {a} from './a';",
        "import './wrong';",
      ),
      output,
    ].join('\n'),
    'docs/learn/first.mdx',
  );

  test('has the project to start with, the names of its checks, and what the solution changes', () => {
    expect(pageProjects(page, toolkit, programsOf(page, toolkit)).lesson).toEqual({
      name: 'first',
      project: 0,
      checks: ['one'],
      errors: [{path: 'wrong.ts', code: 2322}],
      solution: [{path: 'a.ts', text: "import 'zod';\nexport const a = 2;\n", folded: true}],
    });
  });

  test('starts with the packages that the solution imports', () => {
    const {projects} = pageProjects(page, toolkit, programsOf(page, toolkit));
    expect(projects.map(({names}) => names)).toEqual([['zod'], ['zod']]);
  });

  test('is none where its solution cannot be edited', () => {
    const some = programsOf(page, toolkit).slice(0, 1);
    expect(pageProjects(page, toolkit, some).lesson).toBeUndefined();
  });
});

describe('projects', () => {
  const page = pageOf(
    fence('ts title="server.ts"', '// ---cut---', 'export const a = 1;', '//           ^?'),
    fence('ts title="proof.ts" hidden run', "import {a} from './server';", 'console.log(a);'),
    fence('ts title="client.ts" run', "import {a} from './server';", 'console.log(a + 1);'),
    fence('text output', '2'),
    fence('ts title="alone.ts"', 'export const b = 1;'),
    fence('ts title="server.ts" project="other"', 'export const a = 2;'),
    fence('ts title="client.ts" run project="other"', "import {a} from './server';", 'a;'),
  );
  const {projects, blocks} = pageProjects(page, toolkit, programsOf(page, toolkit));

  test('have the files of their programs, without the comments of the docs', () => {
    expect(projects.map(({name, files}) => [name, files.map(({path}) => path)])).toEqual([
      ['', ['server.ts', 'proof.ts', 'client.ts']],
      ['other', ['server.ts', 'client.ts']],
    ]);
    expect(projects[0]?.files[0]).toEqual({
      path: 'server.ts',
      text: 'export const a = 1;\n',
      folded: false,
    });
    expect(projects[0]?.files[1]?.folded).toBe(true);
  });

  test('have entries with the output that the page shows', () => {
    expect(projects[0]?.entries).toEqual([
      {path: 'proof.ts', files: ['proof.ts', 'server.ts'], servers: []},
      {path: 'client.ts', files: ['client.ts', 'server.ts'], servers: [], output: '2'},
    ]);
  });

  test('are linked by each block that is shown and part of a program', () => {
    expect(blocks).toEqual({
      0: {project: 0, path: 'server.ts', entry: 1},
      2: {project: 0, path: 'client.ts', entry: 1},
      5: {project: 1, path: 'server.ts', entry: 0},
      6: {project: 1, path: 'client.ts', entry: 0},
    });
  });
});
