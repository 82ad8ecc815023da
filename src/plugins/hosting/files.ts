/** The files of a build. */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {headersFor, type HeaderRule, type Headers} from './headers';
import type {Redirects} from './redirects';

/** Paths relative to `directory`, sorted, with `/` between their parts. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(directory, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** What a build knows about its URLs, from which `pack` writes what each host reads; never served. */
export const siteDataFile = '_hosts/site.json';

export const isCompressed = (file: string): boolean => /\.(?:gz|br)$/.test(file);

/** Reads a text file of the build, or explains what to do if it is missing. */
export async function readBuildFile(directory: string, file: string): Promise<string> {
  return readFile(path.join(directory, file), 'utf8').catch((error: unknown) => {
    throw new Error(`${path.join(directory, file)} can't be read; run "npm run build" first.`, {
      cause: error,
    });
  });
}

/** Writes a file, and the directories that contain it. */
export async function writeWithFolder(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

export type SiteData = {
  /** Origin of the site, such as `https://trpc.io`. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Paths of the pages, without base URL; the not-found page is `/404.html`. */
  pages: string[];
  redirects: Redirects;
  /** The first is for the whole site. */
  rules: readonly HeaderRule[];
};

export async function readSiteData(build: string): Promise<SiteData> {
  return JSON.parse(await readBuildFile(build, siteDataFile)) as SiteData;
}

/**
 * The headers that a build declares, for a server that is no host.
 *
 * @returns maps a path with base URL to its headers
 */
export async function readHeaders(directory: string): Promise<(path: string) => Headers> {
  const {rules} = await readSiteData(directory);
  return (url) => headersFor(rules, url);
}
