/** Freezes the pages in `docs/` as a version, and turns `docs/` into the next one. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pagesFolder, type PagePlace} from '../../src/versions/places';
import {correctionsOf} from '../../src/plugins/page-checks/installs';
import {linkFindings, linksOf} from '../../src/plugins/page-checks/links';
import {readPages, type ContentPage} from '../../src/plugins/page-checks/page';
import {lineOf} from '../../src/plugins/page-checks/report';
import {newestVersion, olderVersions} from '../../src/versions/list';
import {toolkitsOf} from '../../src/versions/toolkits';
import {nextToolkit, type Source, sourcesOf} from './sources';

export interface Cut {
  /** Such as `11.x`. */
  frozen: string;
  /** Such as `12.x`. */
  next: string;
  /** The number of frozen pages. */
  pages: number;
  /** Toolkits of the next version, relative to the site's root. */
  toolkits: readonly string[];
}

function edited(root: string, {file, from, edit}: Source): [file: string, content: string] {
  try {
    return [path.join(root, file), edit(readFileSync(path.join(root, from), 'utf8'))];
  } catch (error) {
    throw new Error(`${from} doesn't have the expected form: ${String(error)}`, {cause: error});
  }
}

/** The maximum number of lines of a list in a message. */
const shown = 5;

function listed(lines: readonly string[]): string {
  const more = lines.length > shown ? [`and ${lines.length - shown} more`] : [];
  return [...lines.slice(0, shown), ...more].map((line) => `\n  ${line}`).join('');
}

/** @throws Error if `git diff` would show more than the cut, and git could not undo it */
function checkClean(root: string): void {
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((line) => line !== '');
  if (changed.length === 0) return;
  throw new Error(
    'There are uncommitted changes; commit them first, so that `git diff` shows only the cut:' +
      listed(changed),
  );
}

/** @throws Error if an absolute link would lead from the copy of a page to the next version */
function checkLinks(pages: readonly ContentPage[]): void {
  const findings = pages.flatMap((page) => linkFindings(page, linksOf(page.tree), pages));
  if (findings.length === 0) return;
  const lines = listed(findings.map(lineOf));
  throw new Error(`There are links that a copy of the pages would not keep:${lines}`);
}

/** Copies the pages, and adds the version to `versions.json` and `versioned_sidebars`. */
function copyDocs(root: string, version: string): void {
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'docs:version', version], {cwd: root, stdio: 'pipe'});
}

/** An address of the API reference as a link has it, in Markdown or in JSX. */
const referenceAddress = new RegExp(`(?<=[("'\\s])/docs/${pagesFolder}(?=[/?#)"'\\s])`, 'g');

/** The text of a frozen page whose install lines ask for its major version. */
function withReleases(siteDir: string, file: string, source: string): string {
  const lines = source.split('\n');
  for (const {line, text, wanted} of correctionsOf(siteDir, file, source, false)) {
    lines[line - 1] = (lines[line - 1] ?? '').replace(text, wanted);
  }
  return lines.join('\n');
}

/**
 * Gives frozen pages what depends on their version: install lines ask for its major version, and links
 * lead to its own API reference. The copy of the generated pages goes, because a build generates them
 * from the version's own toolkit.
 *
 * @param frozen - folder of the frozen pages, relative to the site's root
 * @param pages - what they are copies of
 */
function freezePages(root: string, frozen: string, pages: readonly PagePlace[], major: number) {
  rmSync(path.join(root, frozen, pagesFolder), {recursive: true, force: true});
  for (const {file, folder} of pages) {
    const copy = path.join(root, frozen, path.posix.relative(folder, file));
    const source = readFileSync(copy, 'utf8');
    const moved = source.replace(referenceAddress, `/docs/v${major}/${pagesFolder}`);
    const edited = withReleases(root, file, moved);
    if (edited !== source) writeFileSync(copy, edited);
  }
}

/**
 * Validates everything before it writes anything.
 *
 * @param root - the site's root
 * @throws Error saying what is in the way and what to do
 */
export function cutVersion(root: string): Cut {
  const {name, major, docs} = newestVersion;
  const next = major + 1;
  const frozenDocs = `versioned_docs/version-${name}`;
  const toolkits = toolkitsOf(root, name).map(({folder}) => nextToolkit(folder, next));
  checkClean(root);
  const all = readPages(root);
  checkLinks(all);
  const pages = all.filter(({folder}) => folder === docs);
  const sources = sourcesOf(root, newestVersion, next).map((source) => edited(root, source));

  copyDocs(root, name);
  freezePages(root, frozenDocs, pages, major);
  for (const [file, content] of sources) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return {
    frozen: name,
    next: `${next}.x`,
    pages: pages.length,
    toolkits,
  };
}

/** What a person has to decide after a cut, for the terminal. */
export function nextSteps({frozen, next, pages, toolkits}: Cut): string {
  const [previous] = olderVersions;
  const {major} = newestVersion;
  const steps = [
    `${toolkits.join(', ')}: pin the packages that ${next} is released with, delete the folders that it ` +
      'does not need, then run npm install.',
    `src/versions/list.ts: say with its banner whether ${previous?.name} is still maintained. ` +
      `${next} is "unreleased" (the current line), ${frozen} is "none".`,
    `docs/migrate-from-v${major}-to-v${major + 1}.mdx: write the guide, and list it in src/versions/guides.ts.`,
    'src/versions/subjects.ts: when a page moves in docs/, list where each older version has it.',
    `tests/e2e/versions.spec.ts and tests/search/queries.jsonl: they name ${frozen} as the newest.`,
  ];
  return [
    `Froze ${pages} pages as ${frozen}; docs/ is ${next}. Left for you:`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
