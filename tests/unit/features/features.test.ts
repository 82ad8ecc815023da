import fs from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import {checkFeatures, checkTests, readTable, titlesOf} from './table';

const list = (folder: string) => fs.readdirSync(folder).map((name) => `${folder}/${name}`);

/** What pages get by name: the keys of the object that src/theme/MDXComponents exports. */
function mdxComponents(): string[] {
  const file = 'src/theme/MDXComponents/index.tsx';
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (!exported || !ts.isObjectLiteralExpression(exported)) {
    throw new Error(`${file} exports no object`);
  }
  return exported.properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? name.text : []));
}

/** Everything that makes or changes what a reader sees. */
const required = [
  ...list('src/theme'),
  ...list('src/components'),
  ...list('src/plugins'),
  ...list('src/client').filter((place) => !place.endsWith('.md') && !place.endsWith('.ts')),
  ...list('src/clientModules').filter((place) => !place.endsWith('.css')),
  ...Globby.sync('src/{plugins,client}/**/{remark,rehype,recma}*.ts'),
  ...Globby.sync('src/plugins/api-reference/components/Api*.tsx').map(
    (file) => path.parse(file).name,
  ),
  ...mdxComponents(),
];

const document = fs.readFileSync('tests/README.md', 'utf8');

it('each feature has a test that sees it on the page', () => {
  expect(mdxComponents()).toContain('Sample');
  expect(required.length).toBeGreaterThan(70);
  const rows = readTable(document, 'Feature');
  expect(checkFeatures(rows, required, '.')).toEqual([]);
});

it('each row of the specification has a test', () => {
  const rows = readTable(document, 'Row');
  expect(new Set(rows.map(({subject}) => subject.split(' ')[0]))).toEqual(
    new Set(['2', '3', '4', '5', '7', '8', '9']),
  );
  expect(rows.length).toBeGreaterThan(80);
  expect(checkTests(rows, '.')).toEqual([]);
});

describe('the check of the rows of the specification', () => {
  const check = (row: string) =>
    checkTests(readTable(['| Row | Tests |', '| --- | --- |', row].join('\n'), 'Row'), '.');
  const row =
    '| 2 Navbar: brand | `tests/e2e/navbar.spec.ts`: “a right click on the brand leads to the media page” |';

  it('finds nothing in a row that is right', () => expect(check(row)).toEqual([]));

  it('names a file or a title that does not exist, and a row without a test', () => {
    expect(check(row.replace('navbar.spec', 'gone.spec'))).toEqual([
      '2 Navbar: brand: there is no tests/e2e/gone.spec.ts',
    ]);
    expect(check(row.replace('a right', 'A right'))).toEqual([
      '2 Navbar: brand: tests/e2e/navbar.spec.ts has no test “A right click on the brand leads to the media page”',
    ]);
    expect(check('| 2 Navbar: brand | |')).toEqual(['2 Navbar: brand: names no test']);
  });
});

it('counts tests, and not groups', () => {
  const source = `
    test.describe('a group', () => {
      test('plain', async () => {});
      it(\`of \${each}\`, () => {});
      test.each([1])('of a list', () => {});
    });
    describe('another group', () => {});
    expect('not a test', 'message');
  `;
  expect([...titlesOf(source, 'planted.spec.ts')]).toEqual(['plain', 'of ${each}', 'of a list']);
});

describe('the check of the features', () => {
  const check = (...rows: string[]) =>
    checkFeatures(
      readTable(
        ['| Feature | Places | Tests |', '| --- | --- | --- |', ...rows].join('\n'),
        'Feature',
      ),
      ['src/theme/Logo', 'Sample'],
      '.',
    );
  const logo =
    '| Logo | `src/theme/Logo`, `Sample` | `tests/e2e/navbar.spec.ts`: “a right click on the brand leads to the media page” |';

  it('finds nothing in a table that is complete', () => expect(check(logo)).toEqual([]));

  it('names what has no row', () => {
    expect(check(logo.replace(', `Sample`', ''))).toEqual(['Sample has no row']);
  });

  it('names a test that does not exist, or no longer exists', () => {
    const file = 'tests/e2e/navbar.spec.ts';
    expect(check(logo.replace('a right', 'A right'))).toEqual([
      `Logo: ${file} has no test “A right click on the brand leads to the media page”`,
    ]);
    expect(check(logo.replace('navbar.spec', 'gone.spec'))).toEqual([
      'Logo: there is no tests/e2e/gone.spec.ts',
    ]);
    expect(check(logo.replace(/ “.*”/, ''))).toEqual([`Logo: ${file} has no test “”`]);
  });

  it('names a row without a test, with one that sees no page, or with a file that is gone', () => {
    const gone = '`src/theme/Gone`';
    expect(check(logo, `| A | ${gone} | |`)).toEqual([
      'A: there is no src/theme/Gone',
      'A: names no test',
    ]);
    expect(check(logo, '| A | | `tests/unit/weight.test.ts`: “weigh” |')).toEqual([
      'A: tests/unit/weight.test.ts does not see the page',
      'A: tests/unit/weight.test.ts has no test “weigh”',
    ]);
  });
});
