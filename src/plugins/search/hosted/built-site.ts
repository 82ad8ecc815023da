/** Reads the pages of a finished build, wherever its routes are known from files alone. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {readPages} from '../build/pages';
import type {Page} from '../types';

/** URL paths of the HTML files in a folder, base URL included. */
async function listRoutes(outDir: string, baseUrl: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}

/** @throws Error when there is no build in the folder */
export async function readBuiltSite(
  outDir: string,
  baseUrl: string,
  apiPath: string,
): Promise<Page[]> {
  let routesPaths: string[];
  try {
    routesPaths = await listRoutes(outDir, baseUrl);
  } catch (error) {
    throw new Error(`There is no build in ${outDir}. Run "npm run build" first.`, {cause: error});
  }
  return readPages({outDir, baseUrl, routesPaths, apiPath});
}
