/** Makes the pages in `docs/` a version of their own, and `docs/` the next one. */
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as prettier from 'prettier';

import {newestVersion, olderVersions, rootOf} from '../../src/versions/list';
import {checkCut} from './check';
import {freezeLinks, type Elsewhere, type FrozenPage} from './links';
import {addLine, addOutline, renameOutline} from './sources';

/** The generated API reference, which exists for the newest version only. */
const reference = {folder: 'typedoc', base: '/docs/typedoc'};

export interface Cut {
  /** Such as `11.x`. */
  frozen: string;
  /** Such as `12.x`. */
  next: string;
  /** How many pages are frozen. */
  pages: number;
  /** Toolkit of the next version, relative to the site's root. */
  toolkit: string;
  /** Links of frozen pages into the API reference: a place and where the link leads. */
  referenceLinks: string[];
}

/** Files of a folder, as paths relative to it with forward slashes. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** What the cut writes, by path from the site's root. */
type Writes = Map<string, string>;

function freezePage(root: string, file: string, elsewhere: readonly Elsewhere[]): FrozenPage {
  const source = readFileSync(path.join(root, 'docs', file), 'utf8');
  try {
    return freezeLinks(source, `/docs/v${newestVersion.major}`, elsewhere);
  } catch (error) {
    throw new Error(`docs/${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function editJson(root: string, file: string, edit: (content: never) => unknown): string {
  const content = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as never;
  return JSON.stringify(edit(content), null, 2);
}

/** As `npm run format` would leave it. Pages are not formatted: they stay as they are. */
async function formatted(root: string, file: string, content: string): Promise<string> {
  const filepath = path.join(root, file);
  return prettier.format(content, {...(await prettier.resolveConfig(filepath)), filepath});
}

/**
 * Writes nothing before all of it is known to work.
 *
 * @param root - the site's root
 * @param args - of the command line: the name of the version in `docs/`
 * @throws Error saying what is in the way and what to do
 */
export async function cutVersion(root: string, args: readonly string[]): Promise<Cut> {
  const {name, major, toolkit} = newestVersion;
  const next = major + 1;
  const frozenDocs = `versioned_docs/version-${name}`;
  const frozenSidebars = `versioned_sidebars/version-${name}-sidebars.json`;
  const nextToolkit = `toolkit/v${next}`;
  const nextOutline = `src/sidebars/v${next}.ts`;
  checkCut(root, args, [frozenDocs, frozenSidebars, nextToolkit, nextOutline]);

  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const sources: Writes = new Map();
  sources.set('src/versions/list.ts', addLine(read('src/versions/list.ts'), next));
  sources.set('src/sidebars/index.ts', addOutline(read('src/sidebars/index.ts'), next));
  sources.set(nextOutline, renameOutline(read(`src/sidebars/v${major}.ts`), major, next));
  sources.set(
    'versions.json',
    editJson(root, 'versions.json', (names: string[]) => [name, ...names]),
  );
  sources.set(
    'package.json',
    editJson(root, 'package.json', (manifest: {workspaces: string[]}) => ({
      ...manifest,
      workspaces: [...manifest.workspaces, nextToolkit],
    })),
  );
  sources.set(
    `${nextToolkit}/package.json`,
    editJson(root, `${toolkit}/package.json`, (manifest: object) => ({
      ...manifest,
      name: `@toolkit/v${next}`,
      version: `${next}.0.0`,
      description: `The released packages that the ${next}.x docs describe. Samples are compiled and run against these.`,
    })),
  );
  // The order of the pages is in src/sidebars: the file only asks for it.
  const [older] = olderVersions;
  sources.set(frozenSidebars, read(`versioned_sidebars/version-${older?.name}-sidebars.json`));

  const elsewhere = [
    ...olderVersions.map((version) => ({base: rootOf(version), report: false})),
    {base: reference.base, report: true},
  ];
  const files = filesOf(path.join(root, 'docs')).filter(
    (file) => !file.startsWith(`${reference.folder}/`),
  );
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  const writes: Writes = new Map();
  const referenceLinks: string[] = [];
  for (const file of pages) {
    const {source, kept} = freezePage(root, file, elsewhere);
    writes.set(`${frozenDocs}/${file}`, source);
    referenceLinks.push(...kept.map(({line, url}) => `${frozenDocs}/${file}:${line} ${url}`));
  }

  for (const [file, content] of sources) {
    writes.set(file, await formatted(root, file, content));
  }
  for (const [file, content] of writes) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
  for (const file of files.filter((candidate) => !pages.includes(candidate))) {
    mkdirSync(path.dirname(path.join(root, frozenDocs, file)), {recursive: true});
    copyFileSync(path.join(root, 'docs', file), path.join(root, frozenDocs, file));
  }
  return {
    frozen: name,
    next: `${next}.x`,
    pages: pages.length,
    toolkit: nextToolkit,
    referenceLinks,
  };
}

/** What a person decides after a cut, for the terminal. */
export function nextSteps({frozen, next, pages, toolkit, referenceLinks}: Cut): string {
  const [previous] = olderVersions;
  const steps = [
    `${toolkit}/package.json: pin the packages that ${next} is released with, then run npm install.`,
    `src/versions/list.ts: say with its banner whether ${previous?.name} is still maintained. ` +
      `${next} is "unreleased" (the current line), ${frozen} is "none".`,
    'src/versions/subjects.ts: when a page moves in docs/, list where each older version has it.',
    `tests/e2e/versions.spec.ts and tests/search/queries.json: they name ${frozen} as the newest.`,
    ...(referenceLinks.length === 0
      ? []
      : [
          `The API reference is that of ${next} from now on. These links of ${frozen} pages lead ` +
            `into it; keep each, or name the member in code without a link:\n` +
            referenceLinks.map((link) => `     ${link}`).join('\n'),
        ]),
  ];
  return [
    `Froze ${pages} pages as ${frozen}; docs/ is ${next}. Left for you:`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
