/** Everything that the playground needs from a workspace's packages, cached between builds. */
import path from 'node:path';

import {cacheFolder, digest, DiskCache} from '../../../content/cache';
import {fingerprint} from '../../samples/core/fingerprint';
import type {Toolkit} from '../../../versions/toolkits';
import {canRun, type Program} from '../core/programs';
import {builtins} from './builtins';
import {bundlePackages, isWithheld, type Scripts} from './packages';
import {collectTypes, type Types} from './types';

export type ToolkitFiles = Scripts & Types;

async function make(
  siteDir: string,
  folder: string,
  programs: readonly Program[],
): Promise<ToolkitFiles> {
  const toolkit = path.join(siteDir, folder);
  const bundled = await bundlePackages(sorted(programs.flatMap(({loads}) => loads)), toolkit);
  bundled.refused.push(...programs.flatMap(({names}) => names.filter(isWithheld)));
  const able = sorted(
    programs
      .filter((program) => canRun(program, bundled))
      .flatMap(({loads, names}) => [...loads, ...names]),
  );
  return {...bundled, ...collectTypes(able, toolkit)};
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
  const cache = new DiskCache<ToolkitFiles>(cacheFolder(siteDir, 'playground'));
  const key = digest(fingerprint(siteDir, code), folder, JSON.stringify(uses));
  const known = cache.get(key);
  if (known) return known;
  const made = await make(siteDir, folder, programs);
  cache.set(key, made);
  return made;
}
