import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {dependencies, devDependencies} from '../../../package.json';

const readme = readFileSync('README.md', 'utf8');

/** What the README gives a reason for; `remark-*` stands for all that begin so. */
const explained = [...readme.matchAll(/^- (`.*?):/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

function covers(name: string, dependency: string): boolean {
  return name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name;
}

test('the README says of every dependency what it is for, and of no other', () => {
  const used = Object.keys({...dependencies, ...devDependencies});
  expect(used.filter((name) => !explained.some((it) => covers(it, name)))).toEqual([]);
  expect(explained.filter((name) => !used.some((it) => covers(name, it)))).toEqual([]);
});
