/** Everything that the playground needs from a workspace's packages, cached between builds. */
import path from 'node:path';

import {cacheFolder, digest, DiskCache} from '../../../content/cache';
import {fingerprint} from '../../samples/core/fingerprint';
import type {Toolkit} from '../../../versions/toolkits';
import {refusalOf, type Program, type Support} from '../core/programs';
import {builtins} from './builtins';
import {bundlePackages, isWithheld, type Script} from './packages';
import {collectTypes} from './types';

export interface PackageFiles {
  version: string;
  /** JSON: maps paths below the package to texts. */
  types: string;
  /** Packages that its types import. */
  imports: string[];
}

export interface ToolkitFiles extends Support {
  scripts: ReadonlyMap<string, Script>;
  modules: ReadonlyMap<string, string>;
  packages: ReadonlyMap<string, PackageFiles>;
  owners: ReadonlyMap<string, string>;
  /** JSON: maps names such as `lib.dom.d.ts` to texts. */
  library: string;
}

/** The form in which it is cached. */
type Stored = {
  [Key in keyof ToolkitFiles]: ToolkitFiles[Key] extends ReadonlyMap<string, infer Value>
    ? [string, Value][]
    : ToolkitFiles[Key];
};

const json = (map: ReadonlyMap<string, string>) =>
  JSON.stringify(Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1))));

async function make(
  siteDir: string,
  folder: string,
  programs: readonly Program[],
): Promise<Stored> {
  const toolkit = path.join(siteDir, folder);
  const {scripts, modules, refusals, exported} = await bundlePackages(
    sorted(programs.flatMap(({loads}) => loads)),
    toolkit,
  );
  for (const name of programs.flatMap(({names}) => names)) {
    if (isWithheld(name)) refusals.set(name, name);
  }
  const able = sorted(
    programs
      .filter((program) => refusalOf(program, {refusals, exported}) === undefined)
      .flatMap(({loads, names}) => [...loads, ...names]),
  );
  const {packages, owners, library} = collectTypes(able, toolkit);
  return {
    scripts: [...scripts],
    modules: [...modules],
    refusals: [...refusals],
    exported: [...exported],
    packages: [...packages].map(([name, {version, files, imports}]) => [
      name,
      {version, types: json(files), imports: [...imports].sort()},
    ]),
    owners: [...owners],
    library: json(library),
  };
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

/** The sources that determine the result (for the cache key). */
const code = [
  path.join(__dirname, 'toolkit.ts'),
  path.join(__dirname, '../frame/host.ts'),
  ...new Set(builtins.values()),
];

/** @param programs - all programs that use the workspace's packages */
export async function toolkitFiles(
  siteDir: string,
  {folder}: Toolkit,
  programs: readonly Program[],
): Promise<ToolkitFiles> {
  const uses = programs.map(({loads, names, imported}) => [
    loads,
    names,
    [...imported].map(([name, own]) => [name, ...own]),
  ]);
  const cache = new DiskCache<Stored>(cacheFolder(siteDir, 'playground'));
  const key = digest(fingerprint(siteDir, code), folder, JSON.stringify(uses));
  let stored = cache.get(key);
  if (!stored) {
    stored = await make(siteDir, folder, programs);
    cache.set(key, stored);
  }
  return {
    scripts: new Map(stored.scripts),
    modules: new Map(stored.modules),
    refusals: new Map(stored.refusals),
    exported: new Map(stored.exported),
    packages: new Map(stored.packages),
    owners: new Map(stored.owners),
    library: stored.library,
  };
}
