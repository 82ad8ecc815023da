/** Which pages are looked at. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {siteDataFile, type SiteData} from '../../../src/plugins/hosting/siteData';
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
  ['playground', '/playground'],
  ['search', '/search'],
  ['not found', '/nowhere'],
];

/** The paths of every page that search engines may read, those of older versions included. */
export function pagePaths(): string[] {
  const {pages} = JSON.parse(readFileSync(join(mainDirectory, siteDataFile), 'utf8')) as SiteData;
  return pages.filter((page) => {
    const file = page === '/' ? '/index.html' : page.replace(/(?<!\.html)$/, '.html');
    const html = readFileSync(join(mainDirectory, file), 'utf8');
    return page !== '/404.html' && !/<meta\b[^>]*\brobots\b[^>]*noindex/.test(html);
  });
}

/** Every page but those of the API reference, which are one component over different data. */
export function guidePaths(): string[] {
  return pagePaths().filter((path) => !path.startsWith('/docs/typedoc'));
}

/**
 * Every `count`-th of the pages: parts take about as long as each other, and workers share them.
 *
 * @param part - from 0
 */
export function partOf<T>(all: readonly T[], part: number, count: number): T[] {
  return all.filter((_, index) => index % count === part);
}
