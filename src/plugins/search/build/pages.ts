/** Reads every built page that can be an answer. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Page} from '../types';
import {extractPage} from './extract';

export interface ReadPagesOptions {
  /** Folder of the built site. */
  outDir: string;
  baseUrl: string;
  /** URL paths of the site, base URL included. */
  routesPaths: readonly string[];
  /** Where the API reference starts, without the base URL. */
  apiPath: string;
}

/** Both file layouts of Docusaurus: `a.html` (no trailing slash) and `a/index.html`. */
function fileOf(outDir: string, route: string, baseUrl: string): string | undefined {
  const relative = route.slice(baseUrl.length).replace(/\/$/, '');
  return [`${relative}.html`, path.join(relative, 'index.html')]
    .map((name) => path.join(outDir, name))
    .find((file) => existsSync(file));
}

export async function readPages({
  outDir,
  baseUrl,
  routesPaths,
  apiPath,
}: ReadPagesOptions): Promise<Page[]> {
  const pages: Page[] = [];
  for (const route of [...new Set(routesPaths)].sort()) {
    const file = fileOf(outDir, route, baseUrl);
    if (!file) continue;
    const html = await readFile(file, 'utf8');
    const page = extractPage(html, route, {baseUrl, apiPath: `${baseUrl}${apiPath}`});
    if (page) pages.push(page);
  }
  return pages;
}
