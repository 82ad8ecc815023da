/** What contributors' tools read beside the code. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, onTestFinished, test} from 'vitest';

import {components} from '../../../src/config/pageChecks';
import {PageChecks} from '../../../src/plugins/page-checks/checks';
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

// GitHub and Dependabot write longer ones, and a copy without history has none.
test('the subject of a commit fits a line', () => {
  const {stdout} = spawnSync('git', ['log', '-50', '--format=%s'], {encoding: 'utf8'});
  const written = stdout.split('\n').filter((subject) => !/^(?:Merge|Bump) /.test(subject));
  expect(written.filter(({length}) => length > 72)).toEqual([]);
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

test('each package that Dependabot leaves alone has its reason above it', () => {
  const lines = read('.github/dependabot.yml').split('\n');
  const ignored = lines.flatMap((line, index) => (/- .*dependency-name/.test(line) ? [index] : []));
  expect(ignored.length).toBeGreaterThan(10);
  for (const at of ignored) {
    // One reason may be above several packages.
    const above = lines.slice(0, at).filter((line) => !/dependency-name|update-types/.test(line));
    expect(above.at(-1), lines[at]).toMatch(/^\s*# \S/);
  }
});
