/** Resolves a link, as an author writes it, to one that works wherever the text is pasted. */
import path from 'node:path';

import {resolveMarkdownLinkPathname, type ContentPaths} from '@docusaurus/utils';

/** The data of Docusaurus that links are resolved with. */
export interface LinkSite {
  siteDir: string;
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

export interface LinkPage {
  /** URL path with base URL. */
  permalink: string;
  /** The directories in which the page's content plugin looks for files. */
  contentPaths: ContentPaths;
  /**
   * Aliased source path, such as `@site/docs/index.mdx`, to permalink, within the page's own kind and
   * version.
   */
  permalinks: Map<string, string>;
}

const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** Docusaurus' prefix for a path of the site that is not a page. */
const pathnameScheme = 'pathname://';

/**
 * @param url - as written in `file`: a URL, a path of the site without base URL, or a file
 * @param file - relative to the site's root; differs from the page's own for a partial
 * @returns an absolute URL; undefined for a file that is not a page
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
  // A browser resolves anything else against the page's address.
  return path.posix.extname(pathname) === ''
    ? new URL(url, siteUrl + page.permalink).href
    : undefined;
}
