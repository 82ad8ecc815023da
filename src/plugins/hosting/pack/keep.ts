/**
 * Assets of earlier releases, for readers whose tab is older than the release. A host that replaces
 * all files at once would respond with a 404 to whatever such a tab has not loaded yet.
 */
import {cp, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';

import {listFiles} from '../files';

/** The number of releases whose assets are kept, including the newest. */
const releases = 3;

/**
 * Copies kept assets next to those of this release, and keeps those of this release.
 *
 * @param site - directory of the site in the deployment
 * @param kept - directory that persists between deployments, with a subdirectory for each release
 * @param isKept - whether to keep a file, given relative to the site
 * @param release - sorts after the names of earlier releases
 * @returns the number of files of earlier releases that were added
 */
export async function keepAssets(
  site: string,
  kept: string,
  isKept: (file: string) => boolean,
  release: string,
): Promise<number> {
  await mkdir(kept, {recursive: true});
  const earlier = (await readdir(kept)).sort();
  const own = (await listFiles(site)).filter(isKept);
  const present = new Set(own);
  for (const folder of earlier) {
    for (const file of await listFiles(path.join(kept, folder))) {
      if (present.has(file)) continue;
      present.add(file);
      await cp(path.join(kept, folder, file), path.join(site, file));
    }
  }
  for (const file of own) await cp(path.join(site, file), path.join(kept, release, file));
  for (const old of [...earlier, release].slice(0, -releases)) {
    await rm(path.join(kept, old), {recursive: true, force: true});
  }
  return present.size - own.length;
}
