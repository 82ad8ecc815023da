/** Samples under the newest TypeScript, and those of each version under the oldest that its pages name. */
import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {parsePage} from '../../src/plugins/samples/core/page';
import {type CheckedPage, Samples} from '../../src/plugins/samples/core/samples';
import {concerns, toolkitsFor} from '../../src/plugins/samples/core/toolkits';
import {newestVersion, olderVersions, type Version, versions} from '../../src/versions/list';
import {packageFolder} from '../../src/content/packages';
import {type Toolkit, toolkitsOf} from '../../src/versions/toolkits';
import {shareOf} from '../support/share';
import {accepted} from './accepted';
import {compile, type Compiled, type CompilerName, compilerNames, releaseOf} from './compile';
import {type Difference, differencesOf, judge} from './differences';
import install from './install';

const siteDir = process.cwd();

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

async function compareAll(compiler: CompilerName, checked: readonly CheckedPage[]) {
  const differences: Difference[] = [];
  for (const toolkit of versionsFor(compiler).flatMap(({name}) => toolkitsOf(siteDir, name))) {
    const own = checked.filter(
      (each) => isFor(compiler, each) && toolkitsFor(siteDir, each.page).includes(toolkit),
    );
    const byPage = new Map(own.map((each) => [each.page, each]));
    for (const compiled of await compile(siteDir, compiler, toolkit, [...byPage.keys()])) {
      const quoted = quotedBy(byPage.get(compiled.page) as CheckedPage, compiled, toolkit);
      differences.push(...differencesOf(compiler, compiled, quoted));
    }
  }
  return differences;
}

/** The place of a page that is planted among those for a compiler. */
const plantedFor = (compiler: CompilerName): string =>
  `${versionsFor(compiler)[0]?.docs}/planted/quickstart.mdx`;

/** A page with an error that it does not declare, an old message for it, and an error that is gone. */
function planted(file: string): CheckedPage {
  const lines = [
    '```ts',
    "const a: number = '';",
    '```',
    '',
    '```ts errors="2345"',
    "console.log('fine');",
    '```',
  ];
  const text = 'It read so before.';
  const note = {line: 0, column: 0, length: 1, kind: 'error' as const, code: 2322, text};
  return {
    page: parsePage(lines.join('\n'), file),
    releases: [],
    result: {problems: [], notes: {0: [note]}, tables: {}, types: {texts: [], blocks: {}}},
  };
}

describe('the samples', () => {
  let differences: Difference[];
  let taken: CheckedPage[];

  beforeAll(async () => {
    await install();
    const samples = new Samples(siteDir);
    const checked = await samples.check(samples.allFiles());
    samples.close();
    taken = shareOf({
      name: 'Pages under older compilers',
      items: checked,
      nameOf: ({page}) => page.file,
      filesOf: ({page}) => [page.file],
      code: ['tests/releases/', 'toolkit/'],
      parts: 8,
    });
    const found = compilerNames.map((compiler) =>
      compareAll(compiler, [
        // It takes no longer for all pages than the older ones for a share.
        ...(compiler === 'newest' ? checked : taken),
        planted(plantedFor(compiler)),
      ]),
    );
    differences = (await Promise.all(found)).flat();
  }, 1_500_000);

  const isPlanted = ({compiler, file}: Difference) => file === plantedFor(compiler);
  const ofPages = () => differences.filter((difference) => !isPlanted(difference));

  it('compile and fail as their pages say, under the newest TypeScript and the oldest', () => {
    expect(judge(ofPages(), accepted).unexpected).toEqual([]);
  });

  it('differ only where that was accepted', () => {
    const compiled = accepted.filter(
      ({compiler, file}) => compiler === 'newest' || taken.some(({page}) => page.file === file),
    );
    expect(judge(ofPages(), compiled).stale).toEqual([]);
  });

  it.each(compilerNames)('do not hide from the %s TypeScript what a page says wrongly', (name) => {
    const file = plantedFor(name);
    const own = differences.filter((each) => each.compiler === name && isPlanted(each));
    expect(judge(own, []).unexpected).toEqual([
      `${file}:2 (${name}): TS2322: Type 'string' is not assignable to type 'number'.`,
      `${file}:1 (${name}): TS2322 reads otherwise: It read so before.`,
      `${file}:5 (${name}): TS2345 does not happen`,
    ]);
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

it('what was accepted but does not occur is named', () => {
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
