/** ARCHITECTURE.md names files and folders that exist. */
import {readFileSync} from 'node:fs';

import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';

/** @returns files and folders in backticks, such as `rank.ts` or `emit/`, that no path ends with or contains */
function missingIn(text: string, paths: readonly string[]): string[] {
  const names = [...text.matchAll(/`([\w./-]+(?:\.(?:ts|mdx|md)|\/))`/g)].map(
    ([, name = '']) => name,
  );
  return names.filter(
    (name) =>
      !paths.some((path) => `/${path}`.includes(name.endsWith('/') ? `/${name}` : `/${name}\n`)),
  );
}

const paths = Globby.sync(['src/**', 'scripts/**', 'tests/**', '*.ts']).map((path) => `${path}\n`);

test('each file of the five trips is there', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const [, trips = ''] = text.split('## Five trips');
  expect(trips.match(/`[\w/-]+\.ts`/g)?.length).toBeGreaterThan(15);
  expect(missingIn(trips, paths)).toEqual([]);
});

test('a file or folder that was moved is told', () => {
  const trip =
    'First `src/content/mdx.ts`, then `rank.ts`, `api-reference/convert.ts` and `gone/`.';
  expect(missingIn(trip, paths)).toEqual(['api-reference/convert.ts', 'gone/']);
});
