/** Determines the workspaces whose released packages a page's samples are checked with. */
import {type VersionName, versionNamed} from '../../../versions/list';
import {packageOf} from '../../../content/packages';
import {type Toolkit, toolkitsOf} from '../../../versions/toolkits';
import {isCompiled} from './page';
import {isAbout} from './releases';
import type {Fence, Page, TableRequest} from './model';

/** The tRPC packages that the samples and lists of a page use. */
export function packagesUsed(page: Page, version: VersionName): Set<string> {
  const texts = page.fences
    .filter((fence) => fence.version === version && isCompiled(fence.language))
    .map(({value}) => value);
  const sources = page.tables.filter((table) => table.version === version).map(({from}) => from);
  const names = [...texts.join('\n').matchAll(/['"](@trpc\/[\w-]+)/g)].map(([, name = '']) => name);
  return new Set([...names, ...sources.map(packageOf)]);
}

/** The versions that a page's fences and tables are written for. */
function versionsOf(page: Page): VersionName[] {
  const compiled = page.fences.filter(({language}) => isCompiled(language));
  return [...new Set([...compiled, ...page.tables].map(({version}) => version))].sort();
}

/**
 * The workspaces that a page is checked with, newest first within each version: the newest that has
 * all tRPC packages that the page uses, and the oldest. A page that uses none of these packages needs
 * only one.
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

/** The first workspace of each version, which is the newest. */
export function newestOf(toolkits: readonly Toolkit[]): Toolkit[] {
  return toolkits.filter(
    ({version}, index) => toolkits.findIndex((other) => other.version === version) === index,
  );
}

/** Whether a part of a page is about the packages of a workspace. */
export function concerns(part: Fence | TableRequest, {version, release}: Toolkit): boolean {
  return part.version === version && isAbout(part, release);
}
