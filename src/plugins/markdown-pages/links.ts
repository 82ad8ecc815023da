/** From a link as an author writes it to one that works wherever the text is pasted. */
import path from 'node:path';

import {resolveMarkdownLinkPathname, type ContentPaths} from '@docusaurus/utils';

/** What resolves links: Docusaurus' own data. */
export interface LinkSite {
  siteDir: string;
  /** Origin, without a slash at the end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

export interface LinkPage {
  /** URL path with base URL. */
  permalink: string;
  /** Where the page's content plugin looks for files. */
  contentPaths: ContentPaths;
  /** Aliased source path, such as `@site/docs/index.mdx`, to permalink: of the page's own kind and version. */
  permalinks: Map<string, string>;
}

const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** Docusaurus' mark for a path of the site that is no page. */
const pathnameScheme = 'pathname://';

/**
 * @param url - as written in `file`: a URL, a path of the site without base URL, or a file
 * @param file - relative to the site's root; differs from the page's own for a partial
 * @returns a full URL; undefined for a file that is no page
 */
export function absoluteUrl(
  url: string,
  file: string,
  page: LinkPage,
  {siteDir, siteUrl, baseUrl}: LinkSite,
): string | undefined {
  const origin = (pathname: string) => siteUrl + baseUrl + pathname.slice(1);
  if (url.startsWith(pathnameScheme)) return origin(url.slice(pathnameScheme.length));
  if (hasScheme.test(url)) return url;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return siteUrl + page.permalink + rest;
  if (/\.mdx?$/.test(pathname)) {
    const permalink = resolveMarkdownLinkPathname(pathname, {
      sourceFilePath: path.join(siteDir, file),
      sourceToPermalink: page.permalinks,
      contentPaths: page.contentPaths,
      siteDir,
    });
    return permalink === null ? undefined : siteUrl + permalink + rest;
  }
  if (pathname.startsWith('/')) return origin(pathname) + rest;
  // A browser resolves what is left, so that the page's address decides.
  return path.posix.extname(pathname) === ''
    ? new URL(url, siteUrl + page.permalink).href
    : undefined;
}
