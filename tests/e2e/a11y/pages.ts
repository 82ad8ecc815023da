/** Which pages are looked at. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {siteDataFile, type SiteData} from '../../../src/plugins/hosting/files';
import {mainDirectory} from '../../support/test';

/** The paths of every page, those of older versions included; the not-found page is `/404.html`. */
export function everyPath(): string[] {
  const {pages} = JSON.parse(readFileSync(join(mainDirectory, siteDataFile), 'utf8')) as SiteData;
  return pages;
}

/** The paths of every page that search engines may read. */
export function pagePaths(): string[] {
  return everyPath().filter((page) => {
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
