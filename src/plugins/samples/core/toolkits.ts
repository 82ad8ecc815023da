/** The workspaces whose released packages a version's samples are checked with. */
import fs from 'node:fs';
import path from 'node:path';

import {isCompiled} from './page';
import {isAbout} from './releases';
import {versionNamed} from './versions';
import type {Fence, Page, TableRequest} from './model';
import type {VersionName} from '../../../versions/list';

export interface Toolkit {
  version: VersionName;
  /** Relative to the site's root, such as `toolkit/v11-core`. */
  folder: string;
  /** Of `@trpc/server`, such as `11.25.2`. */
  release: string;
  /** Names and versions of what it lists. */
  packages: ReadonlyMap<string, string>;
}

const known = new Map<string, readonly Toolkit[]>();

function read(siteDir: string, version: VersionName): Toolkit[] {
  const base = versionNamed(version).toolkit;
  const parent = path.dirname(base);
  const name = path.basename(base);
  return fs
    .readdirSync(path.join(siteDir, parent))
    .filter((folder) => folder === name || folder.startsWith(`${name}-`))
    .map((entry): Toolkit => {
      const folder = path.posix.join(parent, entry);
      const manifest = JSON.parse(
        fs.readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8'),
      ) as {dependencies?: Record<string, string>};
      const packages = new Map(Object.entries(manifest.dependencies ?? {}));
      return {version, folder, release: packages.get('@trpc/server') ?? '', packages};
    })
    .sort((a, b) => b.release.localeCompare(a.release, 'en', {numeric: true}));
}

/**
 * The workspaces of a version, newest release first: the one with every package, `toolkit/vN`, and
 * those named `toolkit/vN-…`, each a newer release of some of them.
 */
export function toolkitsOf(siteDir: string, version: VersionName): readonly Toolkit[] {
  const key = `${siteDir}\0${version}`;
  const toolkits = known.get(key) ?? read(siteDir, version);
  known.set(key, toolkits);
  return toolkits;
}

/** The packages of tRPC that the samples and lists of a page use. */
function packagesUsed(page: Page, version: VersionName): Set<string> {
  const texts = page.fences
    .filter((fence) => fence.version === version && isCompiled(fence.language))
    .map(({value}) => value);
  const sources = page.tables.filter((table) => table.version === version).map(({from}) => from);
  const names = [...texts.join('\n').matchAll(/['"](@trpc\/[\w-]+)/g)].map(([, name = '']) => name);
  return new Set([
    ...names,
    ...sources.map((source) => source.split('/', source.startsWith('@') ? 2 : 1).join('/')),
  ]);
}

/** The versions that a page's fences and tables are written for. */
function versionsOf(page: Page): VersionName[] {
  const compiled = page.fences.filter(({language}) => isCompiled(language));
  return [...new Set([...compiled, ...page.tables].map(({version}) => version))].sort();
}

/**
 * The workspaces that a page is checked with, for each version the newest first: the newest that
 * has all packages of tRPC that the page uses, and the oldest. What uses none of these packages
 * needs no more than one.
 */
export function toolkitsFor(siteDir: string, page: Page): Toolkit[] {
  return versionsOf(page).flatMap((version) => {
    const used = packagesUsed(page, version);
    const all = toolkitsOf(siteDir, version);
    const able = all.filter(({packages}) => [...used].every((name) => packages.has(name)));
    const oldest = all.find(({folder}) => folder === versionNamed(version).toolkit) as Toolkit;
    const [newest = oldest] = used.size > 0 ? able : [];
    return [...new Set([newest, oldest])];
  });
}

/** Of each version the first, which is the newest. */
export function newestOf(toolkits: readonly Toolkit[]): Toolkit[] {
  return toolkits.filter(
    ({version}, index) => toolkits.findIndex((other) => other.version === version) === index,
  );
}

/** Whether a part of a page is about the packages of a workspace. */
export function concerns(part: Fence | TableRequest, {version, release}: Toolkit): boolean {
  return part.version === version && isAbout(part, release);
}
