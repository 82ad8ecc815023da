/** Names packages, and finds where npm has installed those of a toolkit. */
import fs from 'node:fs';
import path from 'node:path';

/** The package of a module: `@trpc/server/adapters/ws` -> `@trpc/server`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Resolves an installed package like a toolkit does: its own copy, otherwise the hoisted one.
 *
 * @param siteDir - the site's root
 * @param toolkit - directory of a workspace, relative to the site's root
 * @throws Error if it is not installed
 */
export function packageFolder(siteDir: string, toolkit: string, name: string): string {
  const folder = [path.join(siteDir, toolkit), siteDir]
    .map((root) => path.join(root, 'node_modules', name))
    .find((candidate) => fs.existsSync(candidate));
  if (folder === undefined) throw new Error(`${name} is not installed in ${toolkit}. Run npm ci.`);
  return folder;
}
