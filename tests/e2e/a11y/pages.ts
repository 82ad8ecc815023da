/** Which pages are looked at. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {mainDirectory} from '../../support/test';

/** One page of each kind: what it is, and its path. */
export const kinds: readonly [kind: string, path: string][] = [
  ['landing', '/'],
  ['guide', '/docs/quickstart'],
  ['guide of an older version', '/docs/v9/react-queries'],
  ['guide with tabs', '/docs/getting-started'],
  ['section', '/docs/client/links'],
  ['api', '/docs/typedoc/server/http'],
  ['list of posts', '/blog'],
  ['post', '/blog/introducing-trpc'],
  ['archive', '/blog/archive'],
  ['tags', '/blog/tags'],
  ['tag', '/blog/tags/guides'],
  ['authors', '/blog/authors'],
  ['author', '/blog/authors/trpc'],
  ['pricing', '/pricing'],
  ['media', '/media'],
  ['search', '/search'],
  ['search results', '/search?q=link'],
  ['not found', '/nowhere'],
];

/** The paths of the sitemap, in its order. */
export function sitemapPaths(): string[] {
  const sitemap = fromHtml(readFileSync(join(mainDirectory, 'sitemap.xml'), 'utf8'));
  return selectAll('loc', sitemap).map((loc) => new URL(toString(loc)).pathname);
}

/** Every page but those of the API reference, which are one component over different data. */
export function guidePaths(): string[] {
  return sitemapPaths().filter((path) => !path.startsWith('/docs/typedoc'));
}

/**
 * Every `count`-th of the pages: parts take about as long as each other, and workers share them.
 *
 * @param part - from 0
 */
export function partOf<T>(all: readonly T[], part: number, count: number): T[] {
  return all.filter((_, index) => index % count === part);
}
