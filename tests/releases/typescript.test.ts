/** Samples under the newest TypeScript, and those of each version under the oldest that its pages name. */
import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {parsePage} from '../../src/plugins/samples/core/page';
import {type CheckedPage, Samples} from '../../src/plugins/samples/core/samples';
import {concerns, toolkitsFor} from '../../src/plugins/samples/core/toolkits';
import {newestVersion, type Version, versions} from '../../src/versions/list';
import {packageFolder} from '../../src/versions/packages';
import {type Toolkit, toolkitsOf} from '../../src/versions/toolkits';
import {accepted} from './accepted';
import {compile, type Compiled, type CompilerName, compilerNames, releaseOf} from './compile';
import {type Difference, differencesOf, judge} from './differences';

const siteDir = process.cwd();

const olderVersions = versions.filter((version) => version !== newestVersion);

const versionsFor = (compiler: CompilerName): readonly Version[] =>
  compiler === 'newest' ? versions : compiler === 'oldest' ? [newestVersion] : olderVersions;

/** Without `Bundler`, a reader gets only as far as the quickstart: the declarations of Fastify, for one, need 5.0. */
const isFor = (compiler: CompilerName, {page}: CheckedPage): boolean =>
  compiler !== 'without-bundler' || page.file.endsWith('/quickstart.mdx');

/** The errors that a page shows below a fence as this workspace has it; nobody reads those of a hidden one. */
function quotedBy({page, result}: CheckedPage, {fence}: Compiled, toolkit: Toolkit) {
  if (fence.hidden) return [];
  const shown = toolkitsFor(siteDir, page).find((candidate) => concerns(fence, candidate));
  return shown?.folder === toolkit.folder ? (result.notes[fence.index] ?? []) : [];
}

function compareAll(compiler: CompilerName, checked: readonly CheckedPage[]): Difference[] {
  const toolkits = versionsFor(compiler).flatMap(({name}) => toolkitsOf(siteDir, name));
  return toolkits.flatMap((toolkit) => {
    const own = checked.filter(
      (each) => isFor(compiler, each) && toolkitsFor(siteDir, each.page).includes(toolkit),
    );
    const byPage = new Map(own.map((each) => [each.page, each]));
    return compile(siteDir, compiler, toolkit, [...byPage.keys()]).flatMap((compiled) =>
      differencesOf(
        compiler,
        compiled,
        quotedBy(byPage.get(compiled.page) as CheckedPage, compiled, toolkit),
      ),
    );
  });
}

describe('the samples', () => {
  let differences: Difference[];

  beforeAll(async () => {
    const samples = new Samples(siteDir);
    const checked = await samples.check(samples.allFiles(), {types: false});
    samples.close();
    differences = compilerNames.flatMap((compiler) => compareAll(compiler, checked));
  }, 1_500_000);

  it('compile and fail as their pages say, under the newest TypeScript and the oldest', () => {
    expect(judge(differences, accepted).unexpected).toEqual([]);
  });

  it('differ only where that was accepted', () => {
    expect(judge(differences, accepted).stale).toEqual([]);
  });

  it('are compiled by the oldest TypeScript that the pages of older versions name', () => {
    const minorOf = (compiler: CompilerName) => releaseOf(compiler).split('.', 2).join('.');
    const needed = `TypeScript ${minorOf('oldest-before-11')} or newer`;
    for (const page of ['10.x/quickstart', '10.x/getting-started', '10.x/index', '9.x/index']) {
      const text = fs.readFileSync(`versioned_docs/version-${page}.mdx`, 'utf8');
      expect(text, page).toContain(needed);
      expect(text, page).toContain(`${minorOf('without-bundler')} to 4.9`);
    }
  });

  it('are compiled by the oldest TypeScript that the packages ask for', () => {
    const [toolkit] = toolkitsOf(siteDir, newestVersion.name);
    const folder = packageFolder(siteDir, toolkit?.folder ?? '', '@trpc/server');
    const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const {peerDependencies} = JSON.parse(manifest) as {peerDependencies: Record<string, string>};
    expect(peerDependencies.typescript).toBe(`>=${releaseOf('oldest')}`);
  });
});

describe('the comparison', () => {
  const [toolkit] = toolkitsOf(siteDir, newestVersion.name) as [Toolkit];

  const compare = (compiler: CompilerName, ...lines: string[]) => {
    const page = parsePage(lines.join('\n'), 'docs/planted.mdx');
    return compile(siteDir, compiler, toolkit, [page]).flatMap((compiled) =>
      differencesOf(compiler, compiled, [
        {line: 0, column: 0, length: 1, kind: 'error', code: 2322, text: 'It read so before.'},
      ]),
    );
  };

  it.each(compilerNames)('of the %s TypeScript names what a page does not say', (compiler) => {
    const planted = compare(compiler, '# Planted', '', '```ts', '', "const a: number = '';", '```');
    expect(judge(planted, []).unexpected).toEqual([
      `docs/planted.mdx:5 (${compiler}): TS2322: Type 'string' is not assignable to type 'number'.`,
      `docs/planted.mdx:3 (${compiler}): TS2322 reads otherwise: It read so before.`,
    ]);
  });

  it.each(compilerNames)('of the %s TypeScript names an error that is gone', (compiler) => {
    const planted = compare(compiler, '```ts errors="2345"', "console.log('fine');", '```');
    expect(judge(planted, []).unexpected).toEqual([
      `docs/planted.mdx:1 (${compiler}): TS2345 does not happen`,
    ]);
  });

  it('names what was accepted but does not occur', () => {
    const entry = {
      compiler: 'newest' as const,
      file: 'docs/planted.mdx',
      message: 'TS2322',
      reason: 'planted',
    };
    expect(judge([], [entry]).stale).toEqual([entry]);
    const line = {...entry, line: 1, message: 'TS2322: Type'};
    expect(judge([line], [entry])).toEqual({unexpected: [], stale: []});
  });
});
