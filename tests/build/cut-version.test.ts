/** Cuts a version of a throw-away copy of this site with a few pages, and builds what came out. */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {cutVersion} from '../../scripts/cut-version/cut';
import {newestVersion, versions} from '../../src/versions/list';

const root = process.cwd();
const {name, major} = newestVersion;
const next = `${major + 1}.x`;

let copy: string;

function run(command: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
  });
  return {code: status, output: stdout + stderr};
}

const cut = (...args: string[]) => run('npm', 'run', '--silent', 'version:cut', '--', ...args);

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], {cwd: copy, encoding: 'utf8'});
}

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

function linkModules(folder: string, from = folder): void {
  const modules = path.join(root, from, 'node_modules');
  if (existsSync(modules)) {
    symlinkSync(realpathSync(modules), path.join(copy, folder, 'node_modules'), 'dir');
  }
}

/** Everything but the content, the tests and what is installed or made. */
const copied = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'scripts',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
  '.gitignore',
  '.prettierrc.json',
];

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'site-cut-'));
  for (const entry of copied) {
    cpSync(path.join(root, entry), path.join(copy, entry), {recursive: true});
  }
  // The site's own pages lead to docs that the copy has not.
  rmSync(path.join(copy, 'src/pages'), {recursive: true});
  renameSync(path.join(copy, 'docusaurus.config.ts'), path.join(copy, 'site.config.ts'));
  cpSync(path.join(root, 'tests/build/fixtures/cut-version'), copy, {recursive: true});
  linkModules('.');
  for (const {toolkit} of versions) {
    mkdirSync(path.join(copy, toolkit), {recursive: true});
    cpSync(path.join(root, toolkit, 'package.json'), path.join(copy, toolkit, 'package.json'));
    linkModules(toolkit);
  }
  // What the API reference generates: ignored by git, and never frozen.
  mkdirSync(path.join(copy, 'docs/typedoc'));
  writeFileSync(path.join(copy, 'docs/typedoc/symbols.json'), '{}');
  git('init', '--quiet');
  // .gitignore means folders of that name, and here they are links.
  writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A small site');
});

afterAll(() => rmSync(copy, {recursive: true}));

describe('a version that cannot be cut', () => {
  const usage = `Give the one that docs/ describes: npm run version:cut -- ${name}`;

  it.each([
    [[], `No version was given. ${usage}`],
    [[`${major}`], `"${major}" was given. ${usage}`],
    [[name, name], `"${name} ${name}" was given. ${usage}`],
    [['10.x'], '10.x is cut already: its pages are in versioned_docs/version-10.x.'],
    [['8.x'], `docs/ describes ${name}, not 8.x.`],
  ])('%j', async (args, message) => {
    await expect(cutVersion(copy, args)).rejects.toThrow(message);
  });

  it('is one with changes that are not committed', async () => {
    writeFileSync(path.join(copy, 'docs/new.mdx'), '# New\n');
    const attempt = cutVersion(copy, [name]);
    await expect(attempt).rejects.toThrow(/not committed[^]*\?\? docs\/new\.mdx/);
    rmSync(path.join(copy, 'docs/new.mdx'));
  });

  it('is one whose successor has a toolkit', async () => {
    const toolkit = path.join(copy, `toolkit/v${major + 1}`);
    mkdirSync(toolkit);
    await expect(cutVersion(copy, [name])).rejects.toThrow(/toolkit\/v\d+ exists already/);
    rmSync(toolkit, {recursive: true});
  });

  it('ends the command with a message, and nothing written', () => {
    writeFileSync(path.join(copy, 'docs/server/routers.mdx'), '# Routers\n\n<a href="/docs">\n');
    git('commit', '--all', '--quiet', '--message', 'Break a page');
    const {code, output} = cut(name);
    expect(output).toMatch(/^docs\/server\/routers\.mdx: .*<a>/);
    expect(code).toBe(1);
    expect(git('status', '--porcelain')).toBe('');
    git('revert', '--no-edit', 'HEAD');
  });
});

describe(`cutting ${name}`, () => {
  let output: string;

  beforeAll(() => {
    const result = cut(name);
    output = result.output;
    expect(result.code, output).toBe(0);
    // In place of "npm install": the packages of the next major are those of this one for now.
    linkModules(`toolkit/v${major + 1}`, newestVersion.toolkit);
  });

  it('says what it did and what is left for a person', () => {
    expect(output).toContain(`Froze 2 pages as ${name}; docs/ is ${next}.`);
    expect(output).toContain(`toolkit/v${major + 1}/package.json: pin the packages`);
    expect(output).toContain(`versioned_docs/version-${name}/index.mdx:9 /docs/typedoc/server`);
  });

  it('changes only the addresses of links to pages that are frozen, too', () => {
    const changedLines = (page: string) => {
      const before = read(`docs/${page}`).split('\n');
      return read(`versioned_docs/version-${name}/${page}`)
        .split('\n')
        .filter((line, index) => line !== before[index]);
    };
    const frozenRoot = `/docs/v${major}`;
    expect(changedLines('index.mdx')).toEqual([
      `Read [Routers](${frozenRoot}/server/routers#define) or [the same][routers], <a href="${frozenRoot}/server/routers">once more</a>, or the`,
      `[routers]: ${frozenRoot}/server/routers`,
    ]);
    expect(changedLines('server/routers.mdx')).toEqual([
      `Back to the [introduction](${frozenRoot}).`,
    ]);
    expect(existsSync(path.join(copy, `versioned_docs/version-${name}/typedoc`))).toBe(false);
  });

  it('adds the version to all that is not derived from the list', () => {
    expect(JSON.parse(read('versions.json'))).toEqual([
      name,
      ...versions.slice(1).map((version) => version.name),
    ]);
    expect(JSON.parse(read('package.json')).workspaces).toContain(`toolkit/v${major + 1}`);
    expect(JSON.parse(read(`toolkit/v${major + 1}/package.json`)).name).toBe(
      `@toolkit/v${major + 1}`,
    );
  });

  it('makes a site that builds, with both versions in it', () => {
    const {code, output: printed} = run('npx', 'docusaurus', 'build', '--no-minify');
    expect(code, printed).toBe(0);

    const frozen = fromHtml(read(`build/docs/v${major}/server/routers.html`));
    const head = (selector: string) => select(selector, frozen)?.properties;
    expect(head('link[rel="canonical"]')?.href).toMatch(/\/docs\/server\/routers$/);
    expect(head('a.theme-edit-this-page')?.href).toMatch(
      new RegExp(`/versioned_docs/version-${name}/server/routers\\.mdx$`),
    );
    const labels = (tree: ReturnType<typeof fromHtml>) =>
      selectAll('.navbar .dropdown__menu a', tree).map(({properties}) => properties.href);
    expect(labels(frozen)).toEqual([
      '/docs/server/routers',
      `/docs/v${major}/server/routers`,
      '/docs/v10',
      '/docs/v9',
    ]);
    expect(labels(fromHtml(read('build/docs/server/routers.html')))).toEqual(labels(frozen));
  });
});
