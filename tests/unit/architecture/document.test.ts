/** ARCHITECTURE.md names files and folders that exist. */
import {existsSync, readFileSync} from 'node:fs';

import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';

const paths = Globby.sync(['src/**', 'scripts/**', 'tests/**', '*.ts']);

/** Whether there is such a path, or a file or folder whose path contains it, as in `search/engine/`. */
const exists = (name: string) =>
  existsSync(name) ||
  paths.some((path) =>
    name.endsWith('/') ? `/${path}`.includes(`/${name}`) : `/${path}`.endsWith(`/${name}`),
  );

/** @returns what is in backticks and looks like a file or folder, such as `src/theme`, but is none */
function missingIn(text: string): string[] {
  const names = [
    ...text.matchAll(/`([\w./-]+(?:\.(?:tsx?|css|mjs|jsonl|mdx?)|\/)|src\/[\w/-]+)`/g),
  ];
  return names.flatMap(([, name = '']) => (exists(name) ? [] : [name]));
}

test('each file and folder that it names exists', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(text.match(/`src\/[\w./-]+`/g)?.length).toBeGreaterThan(15);
  expect(missingIn(text)).toEqual([]);
});

test('a file or folder that was moved is reported', () => {
  const text =
    'First `src/content/mdx.ts`, then `rank.ts`, `src/theem`, `moved/convert.ts`, `gone/`.';
  expect(missingIn(text)).toEqual(['src/theem', 'moved/convert.ts', 'gone/']);
});
