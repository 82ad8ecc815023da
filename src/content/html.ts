/** The pages of a finished build. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A built site. */
export interface BuiltSite {
  /** Its folder. */
  outDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** Both file layouts of Docusaurus: `a.html` (no trailing slash) and `a/index.html`. */
function fileOf({outDir, baseUrl}: BuiltSite, permalink: string): string | undefined {
  const relative = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return [`${relative}.html`, path.join(relative, 'index.html')]
    .map((name) => path.join(outDir, name))
    .find((file) => existsSync(file));
}

/**
 * @param permalink - URL path with base URL
 * @returns its HTML; undefined if the build has no such page
 */
export async function readBuiltPage(
  site: BuiltSite,
  permalink: string,
): Promise<string | undefined> {
  const file = fileOf(site, permalink);
  return file === undefined ? undefined : readFile(file, 'utf8');
}
