import {describe, expect, test} from 'vitest';

import {tabsOf} from '../../../src/components/Playground/files';
import type {PlaygroundEntry, Problem} from '../../../src/plugins/playground/api';

const files = [
  {path: 'hidden.ts', text: 'hidden', folded: true},
  {path: 'server.ts', text: 'server', folded: false},
  {path: 'folded.ts', text: 'folded', folded: true},
  {path: 'client.ts', text: 'client', folded: false},
];
const pathsOf = (
  problems: readonly Problem[],
  all: boolean,
  open = 'server.ts',
  entry?: PlaygroundEntry,
) => tabsOf(files, problems, {all, open, entry}).map(({path}) => path);
const problem = {path: 'folded.ts', from: 0, to: 1, line: 1, column: 1, code: 2322, message: ''};

describe('tabs', () => {
  test('are those of the files that the page shows, and on demand of the others after them', () => {
    expect(pathsOf([], false)).toEqual(['server.ts', 'client.ts']);
    expect(pathsOf([], true)).toEqual(['server.ts', 'client.ts', 'hidden.ts', 'folded.ts']);
  });

  test('are there for a hidden file with a problem, and for the one that is open', () => {
    expect(pathsOf([problem], false)).toEqual(['server.ts', 'client.ts', 'folded.ts']);
    expect(pathsOf([], false, 'hidden.ts')).toEqual(['server.ts', 'client.ts', 'hidden.ts']);
  });
});

test('of a program, tabs are those of its files and servers', () => {
  const entry = {path: 'client.ts', files: ['client.ts'], servers: []};
  expect(pathsOf([], false, 'client.ts', entry)).toEqual(['client.ts']);
  expect(pathsOf([], false, 'client.ts', {...entry, servers: ['server.ts']})).toEqual([
    'server.ts',
    'client.ts',
  ]);
  expect(pathsOf([], true, 'client.ts', entry)).toHaveLength(files.length);
});
