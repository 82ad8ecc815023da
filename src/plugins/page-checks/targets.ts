/** Finds the page that a link on another page leads to. */
import path from 'node:path';

import {resolveMarkdownLinkPathname} from '@docusaurus/utils';

import {rootOf, versions} from '../../versions/list';
import {pagesFolder} from '../api-reference/options';
import {isWithin} from '../hosting/redirects';
import type {PagePlace} from './page';

export type FindPage<Place> = (url: string, from: PagePlace) => Place | undefined;

export const pathOf = (url: string): string => url.replace(/[?#].*$/, '');
export const restOf = (url: string): string => url.slice(pathOf(url).length);
export const isFile = (url: string): boolean => /\.mdx?$/.test(pathOf(url));

/** The path of the page that an address leads to. */
export const routeOfAddress = (url: string, from: PagePlace): string =>
  new URL(url, `https://site.invalid${from.route}`).pathname.replace(/\/$/, '');

/** Lists of posts, which no file contains. */
const postLists = ['archive', 'authors', 'page', 'tags'].map((name) => `/blog/${name}`);

/** Whether only a page that somebody wrote can have this path: a doc, or a post, but no other file. */
export function isWrittenRoute(route: string): boolean {
  if (path.posix.extname(route) !== '') return false;
  const base = versions.map(rootOf).find((root) => isWithin(route, root));
  if (base !== undefined) {
    return !versions.some((version) => isWithin(route, `${rootOf(version)}/${pagesFolder}`));
  }
  return route.startsWith('/blog/') && !postLists.some((list) => isWithin(route, list));
}

/** @returns the page that a link on another page leads to, resolved like Docusaurus and browsers do */
export function finderOf<Place extends PagePlace>(pages: readonly Place[]): FindPage<Place> {
  const siteDir = path.resolve('/');
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const bySource = new Map(pages.map((page) => [`@site/${page.file}`, page]));
  const sources = new Map([...bySource.keys()].map((source) => [source, source]));

  return (url, from) => {
    if (!isFile(url)) return byRoute.get(routeOfAddress(url, from));
    const contentPath = path.join(siteDir, from.folder);
    const source = resolveMarkdownLinkPathname(pathOf(url), {
      siteDir,
      sourceFilePath: path.join(siteDir, from.file),
      sourceToPermalink: sources,
      contentPaths: {contentPath, contentPathLocalized: contentPath},
    });
    return source === null ? undefined : bySource.get(source);
  };
}
