/** Releases in the registry that are newer than those that the toolkits pin. */
import {execFileSync} from 'node:child_process';

import {versions} from '../../src/versions/list';
import {toolkitsOf, type Toolkit} from '../../src/versions/toolkits';

/** A toolkit whose tRPC packages have a newer release that all of them share. */
export interface Raise {
  toolkit: Toolkit;
  /** Such as `@trpc/server`. */
  packages: string[];
  /** Such as `11.26.0`. */
  to: string;
}

/** All releases of a package, such as `['11.19.0', '11.22.1']`. */
export type ReleasesOf = (name: string) => readonly string[];

export const fromRegistry: ReleasesOf = (name) => {
  const json = execFileSync('npm', ['view', name, 'versions', '--json'], {encoding: 'utf8'});
  return [JSON.parse(json) as string | string[]].flat();
};

const byRelease = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});

/**
 * The newest stable release of a line that all of the given packages have, because they require
 * exactly their own release of each other.
 *
 * @param line - the major version, such as 11
 */
export function newestTogether(
  packages: readonly string[],
  line: number,
  releasesOf: ReleasesOf,
): string | undefined {
  const stable = new RegExp(`^${line}\\.\\d+\\.\\d+$`);
  const [first = [], ...others] = packages.map((name) => releasesOf(name));
  return first
    .filter((release) => stable.test(release) && others.every((list) => list.includes(release)))
    .sort(byRelease)
    .at(-1);
}

export function raises(siteDir: string, releasesOf: ReleasesOf): Raise[] {
  return versions.flatMap(({name, major}) =>
    toolkitsOf(siteDir, name).flatMap((toolkit) => {
      const packages = [...toolkit.packages.keys()].filter((key) => key.startsWith('@trpc/'));
      const to = newestTogether(packages, major, releasesOf);
      return to !== undefined && byRelease(to, toolkit.release) > 0
        ? [{toolkit, packages, to}]
        : [];
    }),
  );
}
