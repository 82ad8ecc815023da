import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

import type {Page} from '@playwright/test';

import type {Release} from '../../support/server';

/** A hash of content: hexadecimal digits in one group, or as names of hover data have them. */
const hashes = '(?:[0-9a-f]{6,16}|[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{2})';

/** The content hash in an asset's name. */
const contentHash = new RegExp(`(?<=^|\\.)${hashes}(?=\\.)`);

/** What may be such a hash in a text. */
const words = new RegExp(`\\b${hashes}\\b`, 'g');

/** Files that are named by their content. */
const hashed =
  /\/(?:assets\/(?:js|css|types|playground|frame)\/[^/]+\.(?:js|css|json)|search-index\/.+\..+\.json)$/;

/**
 * The next release of a built site: the same pages, while every script, style sheet, index and file of
 * types and of the playground has another name, as after a change to code that all of them share.
 *
 * @param removed - paths of pages that it no longer has
 * @throws Error if such a file has no hash in its name
 */
export function nextRelease(directory: string, removed: readonly string[] = []): Release {
  const names = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => hashed.test(`/${file}`))
    .map((file) => basename(file));
  const renamed = new Map(
    names.map((name): [string, string] => {
      const [hash] = contentHash.exec(name) ?? [];
      if (hash === undefined) throw new Error(`${name} is not named by its content.`);
      const digits = createHash('sha256').update(hash).digest('hex');
      return [hash, hash.replace(/[0-9a-f]/g, (_digit, at: number) => digits.charAt(at))];
    }),
  );
  const original = new Map([...renamed].map(([before, after]) => [after, before]));
  return {
    rename: (text) => text.replace(words, (hash) => renamed.get(hash) ?? hash),
    pathOf(path) {
      const name = basename(path);
      const [hash = ''] = contentHash.exec(name) ?? [];
      if (renamed.has(hash) || removed.includes(path)) return '/gone';
      return join(dirname(path), name.replace(contentHash, original.get(hash) ?? hash));
    },
  };
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
