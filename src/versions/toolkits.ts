/** The workspaces that pin the released packages which a version describes. */
import fs from 'node:fs';
import path from 'node:path';

import {type VersionName, versionNamed} from './list';

export interface Toolkit {
  version: VersionName;
  /** Relative to the site's root, such as `toolkit/v11-core`. */
  folder: string;
  /** The version of `@trpc/server`, such as `11.25.2`. */
  release: string;
  /** Names and versions of its dependencies. */
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
 * those named `toolkit/vN-…`, each with a newer release of some of them.
 */
export function toolkitsOf(siteDir: string, version: VersionName): readonly Toolkit[] {
  const key = `${siteDir}\0${version}`;
  const toolkits = known.get(key) ?? read(siteDir, version);
  known.set(key, toolkits);
  return toolkits;
}
