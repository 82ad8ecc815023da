/** The only list of the files that pages are written in, and of where each page is on the site. */
import fs from 'node:fs';
import path from 'node:path';

import {rootOf, versions, type Version} from './list';

/** A page of the docs, a part of the landing page, or a post. */
export type ContentKind = 'doc' | 'partial' | 'post';

/** Where a page is, which its file's name says, or the `slug` of its front matter. */
export interface PagePlace {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  /** What it belongs to: the directory of its version, or `blog`. */
  folder: string;
  /** Undefined for a post. */
  version: Version | undefined;
  /** Path below the root of its version or of the blog, such as `server/routers`; `''` for the first. */
  page: string;
  /** URL path without base URL, such as `/docs/server/routers`. */
  route: string;
  /** The line of its slug, or 1. */
  line: number;
}

/** Directory of the generated API reference below the pages of a version, in paths and in URLs. */
export const pagesFolder = 'typedoc';

/** The directories of pages, relative to the site's root. */
export const contentFolders: readonly string[] = [...versions.map(({docs}) => docs), 'blog'];

/** The version whose directory a file is in; undefined for a post. */
export const versionOf = (file: string): Version | undefined =>
  versions.find(({docs}) => file.startsWith(`${docs}/`));

/** @param file - of a page, relative to the site's root */
export function kindOf(file: string): ContentKind {
  if (file.startsWith('blog/')) return 'post';
  return file.includes('/landing-intro/') ? 'partial' : 'doc';
}

/** What the front matter of a text says in place of its file's name, and in which line. */
function slugOf(source: string): {slug: string | undefined; line: number} {
  const [, before = '', slug] =
    /^(---\n(?:(?!---\n).*\n)*?)slug: *['"]?([^'"\n]+)/.exec(source) ?? [];
  return {slug: slug?.trim(), line: before.split('\n').length};
}

/** A slug that begins with a slash is below the root of its version, and any other beside its file. */
function pageOf(name: string, isPost: boolean, slug: string | undefined): string {
  const beside = isPost ? '/' : path.posix.dirname(name);
  const own = isPost
    ? path.posix.basename(name).replace(/^\d{4}-\d{2}-\d{2}-/, '')
    : name.replace(/\/index$/, '');
  const below = slug === undefined ? own : path.posix.resolve(beside, slug);
  return below.replace(/^\/|\/$/g, '');
}

/** @param source - the page's text */
export function placeOf(file: string, source: string): PagePlace {
  const version = versionOf(file);
  const folder = version?.docs ?? 'blog';
  const {slug, line} = slugOf(source);
  const page = pageOf(file.slice(folder.length).replace(/\.mdx?$/, ''), !version, slug);
  const root = version ? rootOf(version) : '/blog';
  return {file, folder, version, page, route: path.posix.join(root, page), line};
}

export function placesOf(texts: ReadonlyMap<string, string>): PagePlace[] {
  return [...texts].map(([file, source]) => placeOf(file, source));
}

/** @returns the Markdown files in a directory that is relative to the site's root, as it is, sorted */
export function filesIn(siteDir: string, folder: string): string[] {
  if (!fs.existsSync(path.join(siteDir, folder))) return [];
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

/** Whether a file is a hand-written page: the API reference is generated. */
export const isWritten = (file: string): boolean =>
  /\.mdx?$/.test(file) &&
  contentFolders.some(
    (folder) => file.startsWith(`${folder}/`) && !file.startsWith(`${folder}/${pagesFolder}/`),
  );

/** @returns all such files, sorted within each directory */
export const writtenFiles = (siteDir: string): string[] =>
  contentFolders.flatMap((folder) => filesIn(siteDir, folder)).filter(isWritten);

/** @returns the texts of all such files by their path */
export function writtenTexts(siteDir: string): Map<string, string> {
  return new Map(
    writtenFiles(siteDir).map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}
