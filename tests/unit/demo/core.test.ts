import {describe, expect, test} from 'vitest';

import {changesOf, modulesOf, renderProjects} from '../../../src/plugins/demo/core';
import {parsePage} from '../../../src/plugins/samples/core/page';
import type {PageResult} from '../../../src/plugins/samples/core/model';

const source = `---
trpc_version: '11.x'
---

\`\`\`ts title="call.ts" hidden
export const call = () => 1;
\`\`\`

\`\`\`ts title="server.ts"
export const appRouter = {};
\`\`\`

\`\`\`ts title="client.ts"
const user = 1;
\`\`\`

\`\`\`ts title="server.ts" project="rename" diff
-export const appRouter = {};
+export const appRouter = {a: 1};
\`\`\`

\`\`\`ts title="client.ts" project="rename"
const user = 2;
\`\`\`
`;

const empty: PageResult = {problems: [], notes: {}, tables: {}, types: {texts: [], blocks: {}}};
const typed: PageResult = {
  ...empty,
  notes: Object.fromEntries(
    [2, 4].map((fence) => [
      fence,
      [{line: 0, kind: 'type', column: 6, length: 4, text: 'const user: number'}],
    ]),
  ),
};

const checked = (result: PageResult, text = source) => ({
  page: parsePage(text, 'code.mdx'),
  releases: [],
  result,
});

describe('renderProjects', () => {
  test('gives server, client and type of each project', () => {
    const projects = renderProjects(checked(typed), '/types.json');
    expect(Object.keys(projects)).toEqual(['none', 'rename']);
    expect(projects.rename?.server.html).toContain('<ins>');
    expect(projects.rename?.type).toContain('number');
    expect(projects.rename?.type).not.toContain('const');
  });

  test('says where the types of a block are, if it has any', () => {
    const types = {texts: [{type: 'const user: 1'}], blocks: {2: {spans: []}}};
    const projects = renderProjects(checked({...typed, types}), '/types.json');
    expect(projects.none?.client).toMatchObject({types: '/types.json', block: '2'});
    expect(projects.none?.server).not.toHaveProperty('types');
  });

  test('stops at a broken sample, and says where', () => {
    const problems = [{file: 'code.mdx', line: 14, column: 7, message: 'TS2339: gone'}];
    expect(() => renderProjects(checked({...typed, problems}), '/types.json')).toThrow(
      'code.mdx:14:7 - error: TS2339: gone',
    );
  });

  test('stops at a client without a type query', () => {
    expect(() => renderProjects(checked(empty), '/types.json')).toThrow(
      'code.mdx:13: the client needs a `^?`.',
    );
  });

  test('stops at a project without a client', () => {
    const text = source.replace('title="client.ts" project="rename"', 'project="rename"');
    expect(() => renderProjects(checked(typed, text), '/types.json')).toThrow(
      'project "rename" needs a fence with title="client.ts"',
    );
  });
});

describe('modulesOf', () => {
  test('has the hidden files, each server after its change, and an index', () => {
    const modules = modulesOf(checked(typed), []);
    expect([...modules.keys()]).toEqual(['call.ts', 'none.ts', 'rename.ts', 'index.ts']);
    expect(modules.get('rename.ts')).toBe('export const appRouter = {a: 1};');
    expect(modules.get('index.ts')).toContain('export const routers = {none, rename};');
  });

  test('leaves out what is only shown', () => {
    expect(modulesOf(checked(typed), ['rename']).has('rename.ts')).toBe(false);
  });
});

test('a change has the files that its project shows as a diff, as they are afterwards', () => {
  expect(changesOf(checked(typed))).toEqual({
    rename: {'server.ts': 'export const appRouter = {a: 1};\n'},
  });
});
