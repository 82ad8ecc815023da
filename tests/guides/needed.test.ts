/** npm can install into the quickstart's project what the line above a page's first sample asks for. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, it} from 'vitest';

import {parsePage} from '../../src/plugins/samples/core/page';
import {neededPackages} from '../../src/plugins/samples/neededPackages';
import {placeOf, writtenTexts} from '../../src/versions/places';
import {shareOf} from '../support/share';

const siteDir = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'needed-'));

afterAll(() => rmSync(folder, {recursive: true}));

interface Line {
  /** The folder of the version's pages. */
  docs: string;
  packages: string;
  pages: string[];
}

function linesOf(): Line[] {
  const lines = new Map<string, Line>();
  for (const [file, text] of writtenTexts(siteDir)) {
    const packages = neededPackages(siteDir, parsePage(text, file), text)?.join(' ');
    if (!packages) continue;
    const docs = placeOf(file, text).folder;
    const line = lines.get(docs + packages) ?? {docs, packages, pages: []};
    lines.set(docs + packages, {...line, pages: [...line.pages, file]});
  }
  return [...lines.values()];
}

/** Decides what is installed, and downloads nothing but what packages say of themselves. */
function install(project: string, packages: string): void {
  const args = ['install', '--package-lock-only', '--no-audit', ...packages.split(' ')];
  const {status, stderr} = spawnSync('npm', args, {cwd: project, encoding: 'utf8'});
  expect(status, stderr).toBe(0);
}

const quickstarts = new Map<string, string>();

/** The folder of a project in which the quickstart's own commands have run. */
function quickstartOf(docs: string): string {
  const known = quickstarts.get(docs);
  if (known) return known;
  const project = mkdtempSync(path.join(folder, 'quickstart-'));
  const page = readFileSync(path.join(siteDir, docs, 'quickstart.mdx'), 'utf8');
  for (const [, packages = ''] of page.matchAll(/^npm install (?:-D )?(.+)$/gm)) {
    install(project, packages);
  }
  quickstarts.set(docs, project);
  return project;
}

const lines = shareOf({
  name: 'Packages that samples need',
  items: linesOf(),
  nameOf: ({packages}) => packages,
  filesOf: ({pages}) => pages,
  code: ['src/plugins/samples/neededPackages.ts', 'toolkit/'],
  parts: 8,
});

it.each(lines)('npm install $packages, of $docs', ({docs, packages}) => {
  const project = mkdtempSync(path.join(folder, 'project-'));
  cpSync(quickstartOf(docs), project, {recursive: true});
  install(project, packages);
});
