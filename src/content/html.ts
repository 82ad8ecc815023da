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

/**
 * @param permalink - URL path with base URL
 * @returns its HTML; undefined if the build has no such page
 */
export async function readBuiltPage(
  {outDir, baseUrl}: BuiltSite,
  permalink: string,
): Promise<string | undefined> {
  const page = permalink.slice(baseUrl.length).replace(/\/$|\.html$/, '') || 'index';
  const file = path.join(outDir, `${page}.html`);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
