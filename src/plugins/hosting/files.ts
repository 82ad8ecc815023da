/** The files of a build. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {headersFor, parseHeaders, type Headers} from './headers';

/** Paths relative to `directory`, sorted, with `/` between their parts. */
export async function listFiles(directory: string): Promise<string[]> {
  const files: string[] = [];
  const walk = async (folder: string) => {
    for (const entry of await readdir(path.join(directory, folder), {withFileTypes: true})) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        await walk(name);
      } else {
        files.push(name);
      }
    }
  };
  await walk('');
  return files.sort();
}

/**
 * The directory of a build with one subdirectory per host, for files that the host reads; never
 * served.
 */
export const hostFolder = '_hosts';

/** Whether a file of a build is for hosts rather than readers. */
export function isForHosts(file: string): boolean {
  return file === '_headers' || file.startsWith(`${hostFolder}/`);
}

/** Reads a text file of the build, or explains what to do if it is missing. */
export async function readBuildFile(directory: string, file: string): Promise<string> {
  return readFile(path.join(directory, file), 'utf8').catch((error: unknown) => {
    throw new Error(`${path.join(directory, file)} can't be read; run "npm run build" first.`, {
      cause: error,
    });
  });
}

/**
 * The headers that a build declares, for a server that doesn't read `_headers`.
 *
 * @returns maps a path with base URL to its headers
 */
export async function readHeaders(directory: string): Promise<(path: string) => Headers> {
  const rules = parseHeaders(await readBuildFile(directory, '_headers'));
  return (url) => headersFor(rules, url);
}
