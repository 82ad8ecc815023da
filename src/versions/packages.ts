/** Where npm has installed the packages of a toolkit. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds an installed package as a toolkit does: its own, else the one that is hoisted.
 *
 * @param siteDir - the site's root
 * @param toolkit - folder of a workspace, relative to the site's root
 * @throws Error when it is not installed
 */
export function packageFolder(siteDir: string, toolkit: string, name: string): string {
  const folder = [path.join(siteDir, toolkit), siteDir]
    .map((root) => path.join(root, 'node_modules', name))
    .find((candidate) => fs.existsSync(candidate));
  if (folder === undefined) throw new Error(`${name} is not installed in ${toolkit}. Run npm ci.`);
  return folder;
}
