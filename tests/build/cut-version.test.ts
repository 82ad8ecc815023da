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
import {nextToolkit} from '../../scripts/cut-version/sources';
import {newestVersion, versions} from '../../src/versions/list';
import {toolkitsOf} from '../../src/versions/toolkits';

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

const cut = () => run('npm', 'run', '--silent', 'version:cut');

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], {cwd: copy, encoding: 'utf8'});
}

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

function linkModules(folder: string, from = folder, site = copy): void {
  const modules = path.join(root, from, 'node_modules');
  if (existsSync(modules)) {
    symlinkSync(realpathSync(modules), path.join(site, folder, 'node_modules'), 'dir');
  }
}

/** Everything but the content, the tests and what is installed or made. */
const copied = [
  '.github/ISSUE_TEMPLATE',
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
  '.prettierignore',
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
  for (const toolkit of versions.flatMap((version) => toolkitsOf(root, version.name))) {
    mkdirSync(path.join(copy, toolkit.folder), {recursive: true});
    const manifest = path.join(toolkit.folder, 'package.json');
    cpSync(path.join(root, manifest), path.join(copy, manifest));
    linkModules(toolkit.folder);
  }
  // What the API reference generates: ignored by git, and never frozen.
  mkdirSync(path.join(copy, 'docs/typedoc'));
  writeFileSync(path.join(copy, 'docs/typedoc/old.mdx'), '# Old\n');
  git('init', '--quiet');
  // .gitignore means folders of that name, and here they are links.
  writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A small site');
});

afterAll(() => rmSync(copy, {recursive: true}));

describe('a version that cannot be cut', () => {
  it('is one with uncommitted changes', () => {
    for (const page of [1, 2, 3, 4, 5, 6, 7]) {
      writeFileSync(path.join(copy, `docs/new-${page}.mdx`), '# New\n');
    }
    expect(() => cutVersion(copy)).toThrow(
      /uncommitted changes[^]*\n {2}\?\? docs\/new-5\.mdx\n {2}and 2 more$/,
    );
    git('clean', '--force', '--quiet');
  });

  it.each([
    [
      'docs/server/routers.mdx',
      '# Routers\n\n[Introduction](/docs)\n',
      'docs/server/routers.mdx:3 - /docs is a page of the same version; link its file, ../index.mdx.',
    ],
    ['docs/server/routers.mdx', '# Routers\n\n<a href="/docs">\n', 'docs/server/routers.mdx: '],
    [
      `src/sidebars/v${major}.ts`,
      'export default [];\n',
      `src/sidebars/v${major}.ts doesn't have the expected form: Error: it has no const v${major}:`,
    ],
  ])('ends the command with a message, and nothing written: %s as %j', (file, text, message) => {
    writeFileSync(path.join(copy, file), text);
    git('commit', '--all', '--quiet', '--message', 'Break a file');
    const {code, output} = cut();
    expect(output).toContain(message);
    expect(code).toBe(1);
    expect(git('status', '--porcelain')).toBe('');
    git('revert', '--no-edit', 'HEAD');
  });
});

describe(`cutting ${name}`, () => {
  let output: string;

  beforeAll(() => {
    const result = cut();
    output = result.output;
    expect(result.code, output).toBe(0);
    // In place of "npm install": the packages of the next major are those of this one for now.
    for (const {folder} of toolkitsOf(root, name)) {
      linkModules(nextToolkit(folder, major + 1), folder);
    }
  });

  it('says what it did and what is left for a person', () => {
    expect(output).toContain(`Froze 2 pages as ${name}; docs/ is ${next}.`);
    expect(output).toContain(': pin the packages');
    expect(output).toContain(`docs/migrate-from-v${major}-to-v${major + 1}.mdx: write the guide`);
  });

  it('copies the pages, with links to a reference of their own', () => {
    const frozen = `versioned_docs/version-${name}`;
    expect(read(`${frozen}/server/routers.mdx`)).toBe(
      read('docs/server/routers.mdx').replace('@trpc/server zod', `@trpc/server@${major} zod`),
    );
    expect(read(`${frozen}/index.mdx`)).toBe(
      read('docs/index.mdx').replace('/docs/typedoc/', `/docs/v${major}/typedoc/`),
    );
    // It is generated, for each version from its own toolkit.
    expect(existsSync(path.join(copy, frozen, 'typedoc'))).toBe(false);
  });

  it('adds the version to everything that is not derived from the list', () => {
    expect(JSON.parse(read('versions.json'))).toEqual([
      name,
      ...versions.slice(1).map((version) => version.name),
    ]);
    expect(read(`versioned_sidebars/version-${name}-sidebars.json`)).toBe(
      read('versioned_sidebars/version-10.x-sidebars.json'),
    );
    expect(read('.github/ISSUE_TEMPLATE/page.yml')).toContain(`options: [${next}, ${name}, 10.x`);
    expect(read('src/versions/guides.ts')).toContain(`'10.x': {version: '${name}'`);
    expect(JSON.parse(read(`toolkit/v${major + 1}/package.json`)).name).toBe(
      `@toolkit/v${major + 1}`,
    );
  });

  it('writes files as they should be formatted', () => {
    const written = git('ls-files', '--modified', '--others', '--exclude-standard')
      .split('\n')
      .filter((file) => /\.(?:ts|json|mdx)$/.test(file));
    expect(written).toContain(`src/sidebars/v${major + 1}.ts`);
    const {code, output: printed} = run('npx', 'prettier', '--check', ...written);
    expect(code, printed).toBe(0);
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

  it('leads each version to its own pages', () => {
    const links = (page: string) =>
      selectAll('article .markdown p:not([role=note]) a', fromHtml(read(`build/${page}.html`))).map(
        ({properties}) => properties.href,
      );
    const linksBelow = (root: string) => [
      `${root}/server/routers#define`,
      `${root}/server/routers`,
      '/docs/v10',
      `${root}/typedoc/client/links#httpLink`,
      `${root}/typedoc/client/links#wsLink`,
    ];
    expect(links('docs')).toEqual(linksBelow('/docs'));
    expect(links(`docs/v${major}`)).toEqual(linksBelow(`/docs/v${major}`));
    expect(links(`docs/v${major}/server/routers`)).toEqual([`/docs/v${major}`]);
  });

  it('gives each version a reference of its own, which leads nowhere else', () => {
    const hrefs = (page: string, selector: string) =>
      selectAll(selector, fromHtml(read(`build/${page}.html`))).map(({properties}) =>
        String(properties.href),
      );
    for (const root of ['docs', `docs/v${major}`]) {
      const named = hrefs(`${root}/typedoc/client/links`, 'article pre a[href^="/"]');
      expect(named).toContain(`/${root}/typedoc/server/types#AnyTRPCRouter`);
      expect(named.filter((href) => !href.startsWith(`/${root}/typedoc/`))).toEqual([]);
      expect(hrefs(`${root}/server/routers`, '.menu a')).toContain(`/${root}/typedoc`);
    }
  });
});

it('leaves the real pages without a finding', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-cut-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, site]);
    writeFileSync(path.join(site, '.git/info/exclude'), 'node_modules\n');
    linkModules('.', '.', site);
    for (const {folder} of versions.flatMap((version) => toolkitsOf(root, version.name))) {
      linkModules(folder, folder, site);
    }
    cutVersion(site);
    const checks = spawnSync('npm', ['run', '--silent', 'lint:pages'], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(checks.status, checks.stdout + checks.stderr).toBe(0);
  } finally {
    rmSync(site, {recursive: true});
  }
});
