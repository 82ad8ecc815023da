import {createHash} from 'node:crypto';
import {cp, mkdtemp, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';

import type {Page} from '@playwright/test';

/** A hash of content: hexadecimal digits in one group, or as names of hover data have them. */
const hashes = '(?:[0-9a-f]{6,16}|[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{2})';

/** The content hash in an asset's name. */
const contentHash = new RegExp(`(?<=^|\\.)${hashes}(?=\\.)`);

/** What may be such a hash in a text. */
const words = new RegExp(`\\b${hashes}\\b`, 'g');

/** Files that are named by their content. */
const hashed =
  /\/(?:assets\/(?:js|css|types|playground|frame)\/[^/]+\.(?:js|css|json)|search-index\/.+\..+\.json)$/;

const texts = new Set(['.html', '.js', '.css', '.json']);

/**
 * The next release of a built site: the same pages, while every script, style sheet, index and file of
 * types and of the playground has another name, as after a change to code that all of them share.
 *
 * @returns the folder it is in
 * @throws Error if such a file has no hash in its name
 */
export async function nextRelease(directory: string): Promise<string> {
  const release = await mkdtemp(join(tmpdir(), 'next-release-'));
  await cp(directory, release, {recursive: true});
  const files = (await readdir(release, {recursive: true, withFileTypes: true})).filter((entry) =>
    entry.isFile(),
  );
  const renamed = new Map(
    files
      .filter(({name, parentPath}) => hashed.test(join(parentPath, name)))
      .map(({name}): [string, string] => {
        const [hash] = contentHash.exec(name) ?? [];
        if (hash === undefined) throw new Error(`${name} is not named by its content.`);
        const digits = createHash('sha256').update(hash).digest('hex');
        return [hash, hash.replace(/[0-9a-f]/g, (_digit, at: number) => digits.charAt(at))];
      }),
  );
  for (const {name, parentPath} of files) {
    const path = join(parentPath, name);
    if (texts.has(extname(name))) {
      const text = await readFile(path, 'utf8');
      await writeFile(
        path,
        text.replace(words, (hash) => renamed.get(hash) ?? hash),
      );
    }
    const other = renamed.get(contentHash.exec(name)?.[0] ?? '');
    if (other !== undefined) {
      await rename(path, join(parentPath, name.replace(contentHash, other)));
    }
  }
  return release;
}

/** Counts the documents that the tab loads from now on. */
export function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}
