/** What contributors' tools read beside the code. */
import {cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, onTestFinished, test} from 'vitest';
import {parse as parseYaml} from 'yaml';

import manifest from '../../../package.json';
import {components} from '../../../src/config/pageChecks';
import {PageChecks} from '../../../src/plugins/page-checks/checks';
import {newestVersion, olderVersions} from '../../../src/versions/list';
import {snippet} from '../../../scripts/new-page/snippet';
import {listPage, newPage} from '../../../scripts/new-page/write';
import {example} from '../../support/firstPage';

const read = (file: string) => readFileSync(file, 'utf8');

test('.editorconfig says what Prettier does', () => {
  const {tabWidth = 2} = JSON.parse(read('.prettierrc.json')) as {
    tabWidth?: number;
  };
  expect(read('.editorconfig').split('\n')).toEqual(
    expect.arrayContaining(['root = true', 'end_of_line = lf', `indent_size = ${tabWidth}`]),
  );
});

describe('the page that a new author begins with', () => {
  const {file, source, linkedFrom, link} = example();
  const rules = async (text: string, at: string) => {
    const checks = new PageChecks({siteDir: '.', components, listFindings: async () => []});
    return (
      await checks.all(
        new Map([
          [file, source],
          [at, text],
        ]),
      )
    ).findings;
  };

  test('follows every rule where VS Code inserts it', async () => {
    const {prefix, source} = snippet();
    expect(prefix).toBe('page');
    expect(await rules(source, 'docs/page.mdx')).toEqual([]);
  });

  test('follows every rule as CONTRIBUTING.md has it, and so does the page that links it', async () => {
    expect(await rules(source, file)).toEqual([]);
    expect(await rules(`${read(linkedFrom)}\n${link}\n`, linkedFrom)).toEqual([]);
  });

  test('is written and listed below the last page of its folder by npm run new', async () => {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-page-')));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    cpSync('src/sidebars', path.join(folder, 'src/sidebars'), {recursive: true});
    const said = newPage(folder, file);
    const outline = readFileSync(path.join(folder, 'src/sidebars/v11.ts'), 'utf8').split('\n');
    const at = outline.indexOf("      'server/request-ids',");
    expect(outline[at - 1]).toMatch(/^ {6}'server\/[\w-]+',$/);
    expect(said).toContain(`src/sidebars/v11.ts:${at + 1} lists it`);
    const written = readFileSync(path.join(folder, file), 'utf8');
    expect(written).toContain('title: Request ids\n');
    expect(await rules(written, file)).toEqual([]);
    expect(() => newPage(folder, file)).toThrow(`${file} exists already.`);
  });

  test.each([['blog/a.mdx'], ['docs/a.md'], ['docs/A b.mdx'], ['../docs/a.mdx'], ['docs']])(
    'is not written as %s',
    (given) => {
      expect(() => newPage('.', given)).toThrow(`${given} can't be a page.`);
    },
  );

  test('is listed at the end if its folder is new', () => {
    const outline = "const v1 = [\n  '',\n  'server/routers',\n];\n";
    expect(listPage(outline, 'ops/logs')).toEqual({
      source: "const v1 = [\n  '',\n  'server/routers',\n  'ops/logs',\n];\n",
      line: 4,
    });
  });
});

/** What `package.json` and the toolkits install, as a set of versions for each name. */
function installedVersions(): Map<string, Set<string>> {
  const folders = readdirSync('toolkit').map((folder) => path.join('toolkit', folder));
  const versions = new Map<string, Set<string>>();
  for (const folder of ['.', ...folders]) {
    for (const [name, version] of Object.entries(dependenciesIn(folder))) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  return versions;
}

function dependenciesIn(folder: string): Record<string, string> {
  const {dependencies, devDependencies} = JSON.parse(
    read(path.join(folder, 'package.json')),
  ) as Record<string, Record<string, string>>;
  return {...dependencies, ...devDependencies};
}

/** The part of a version within which updates are compatible: `4` of `4.2.1`, `0.3` of `0.3.1`. */
const lineOf = (version: string) => /^0\.\d+|^\d+/.exec(version)?.[0];

function covers(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

describe('updates of dependencies', () => {
  interface Ignored {
    'dependency-name': string;
    'update-types'?: string[];
    versions?: string[];
  }
  const source = read('.github/dependabot.yml');
  const {updates} = parseYaml(source) as {
    updates: {'package-ecosystem': string; groups: object; ignore?: Ignored[]}[];
  };
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm');
  const ignored = npm?.ignore ?? [];
  const installed = installedVersions();

  /** Packages that stay at the version that is installed, or below one. */
  const pins = ignored
    .filter((entry) => !entry['update-types'])
    .map(({'dependency-name': name, versions: [from = ''] = []}) => ({
      name,
      below: from.replace('>=', ''),
    }));

  /** What older versions describe another line of than the newest version does. */
  const newest = dependenciesIn(newestVersion.toolkit);
  const older = olderVersions
    .flatMap(({toolkit}) => Object.entries(dependenciesIn(toolkit)))
    .filter(([name, version]) => lineOf(version) !== lineOf(newest[name] ?? ''))
    .filter(([name]) => !pins.some((pin) => covers(pin.name, name)));

  test('leave alone the majors that older versions describe, and all below 1.0 of them', () => {
    const wanted = [...new Set(older.map(([name]) => name))].map((name) => {
      const isUnstable = older.some((it) => it[0] === name && it[1].startsWith('0.'));
      const types = ['version-update:semver-major', 'version-update:semver-minor'];
      return {'dependency-name': name, 'update-types': types.slice(0, isUnstable ? 2 : 1)};
    });
    const byName = (a: Ignored, b: Ignored) =>
      a['dependency-name'].localeCompare(b['dependency-name']);
    const ofLines = ignored.filter((entry) => entry['update-types']);
    expect([...ofLines].sort(byName)).toEqual([...wanted].sort(byName));
  });

  test('leave alone what an override pins and a manifest installs, too', () => {
    const overridden = Object.entries(manifest.overrides).flatMap(([name, value]) =>
      typeof value === 'string' ? [name] : Object.keys(value),
    );
    const left = overridden
      .filter((name) => installed.has(name))
      .filter((name) => !ignored.some((entry) => covers(entry['dependency-name'], name)));
    expect(left).toEqual([]);
  });

  test.each(pins)('leave $name below $below, where it is', ({name, below}) => {
    const versions = [...installed]
      .filter(([it]) => covers(name, it))
      .flatMap(([, its]) => [...its]);
    expect(versions).not.toEqual([]);
    const isAbove = (it: string) => it.localeCompare(below, 'en', {numeric: true}) >= 0;
    expect(below ? versions.filter(isAbove) : []).toEqual([]);
  });

  test('have the reason beside each pin', () => {
    const lines = source.split('\n');
    for (const {'dependency-name': name} of ignored) {
      const at = lines.findIndex((line) => /dependency-name/.test(line) && line.includes(name));
      // One reason may be above several packages.
      const above = lines.slice(0, at).filter((line) => !/dependency-name|update-types/.test(line));
      expect(above.at(-1), name).toMatch(/^\s*# \S/);
    }
  });

  test('come in groups', () => {
    for (const {groups} of updates) expect(Object.keys(groups)).not.toEqual([]);
  });
});
