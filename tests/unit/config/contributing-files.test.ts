/** What contributors' tools read beside the code. */
import {existsSync, readFileSync} from 'node:fs';

import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';

import manifest from '../../../package.json';
import {readPage} from '../../../src/plugins/page-checks/page';
import {frontMatter} from '../../../src/plugins/page-checks/rules';

const read = (file: string) => readFileSync(file, 'utf8');

function readJson<T>(file: string): T {
  const {config, error} = ts.parseConfigFileTextToJson(file, read(file)) as {
    config: T;
    error?: ts.Diagnostic;
  };
  expect(error).toBeUndefined();
  return config;
}

test('.editorconfig says what Prettier does', () => {
  const {tabWidth = 2} = JSON.parse(read('.prettierrc.json')) as {
    tabWidth?: number;
  };
  expect(read('.editorconfig').split('\n')).toEqual(
    expect.arrayContaining(['root = true', 'end_of_line = lf', `indent_size = ${tabWidth}`]),
  );
});

test('recommends extensions for MDX and for what npm run lint runs', () => {
  const {recommendations} = readJson<{recommendations: string[]}>('.vscode/extensions.json');
  expect(recommendations).toEqual(
    expect.arrayContaining([
      'unifiedjs.vscode-mdx',
      'esbenp.prettier-vscode',
      'dbaeumer.vscode-eslint',
      'DavidAnson.vscode-markdownlint',
      'EditorConfig.EditorConfig',
    ]),
  );
});

test('the snippet for a page has everything that the front matter of a page must have', () => {
  const [snippet] = Object.values(
    readJson<Record<string, {prefix: string; body: string[]}>>('.vscode/page.code-snippets'),
  );
  expect(snippet?.prefix).toBe('page');
  // `${1:Title}` is what an author types over, `$1` the same again.
  const source = snippet?.body
    .join('\n')
    .replace(/\$\{\d:([^}]*)\}/g, '$1')
    .replace(/\$\d/g, 'x');
  const page = readPage(source ?? '', 'docs/page.mdx');
  const missing = frontMatter(page).filter(({message}) => message.includes('is missing'));
  expect(missing).toEqual([]);
});

describe('updates of dependencies', () => {
  interface Ignored {
    'dependency-name': string;
    'update-types'?: string[];
  }
  const source = read('.github/dependabot.yml');
  const {updates} = parseYaml(source) as {
    updates: {'package-ecosystem': string; groups: object; ignore?: Ignored[]}[];
  };
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm');
  const ignored = npm?.ignore ?? [];
  const installed = Object.keys({...manifest.dependencies, ...manifest.devDependencies});

  test.each(['@docusaurus/*', '@docsearch/*', 'algoliasearch', 'react', 'react-dom', '@trpc/*'])(
    'leave %s alone, which is pinned on purpose',
    (name) => {
      expect(ignored.map((entry) => entry['dependency-name'])).toContain(name);
    },
  );

  test('have the reason beside each pin, and name no package that is not there', () => {
    const lines = source.split('\n');
    for (const {'dependency-name': name} of ignored) {
      const at = lines.findIndex((line) => /dependency-name/.test(line) && line.includes(name));
      // One reason may be above two packages.
      const above = lines.slice(0, at).filter((line) => !/dependency-name|update-types/.test(line));
      expect(above.at(-1), name).toMatch(/^\s*# \S/);
      if (name === '@trpc/*') continue;
      const begin = name.replace('*', '');
      expect(
        installed.some((it) => (name.endsWith('*') ? it.startsWith(begin) : it === name)),
      ).toBe(true);
    }
  });

  test('come in groups', () => {
    for (const {groups} of updates) expect(Object.keys(groups)).not.toEqual([]);
  });
});

test('SECURITY.md says where each kind of fault is reported', () => {
  const text = read('SECURITY.md');
  expect(text).toContain('/security/advisories/new');
  expect(text).toMatch(/flaw in the site[^]*flaw in tRPC itself[^]*sample that teaches/i);
  expect(existsSync('.github/PULL_REQUEST_TEMPLATE.md')).toBe(true);
});
