import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {parse as parseYaml} from 'yaml';

import {kindOf, type ContentKind} from '../../content/kind';
import {parsePage} from '../../content/mdx';
import {rootOf, versions} from '../../versions/list';
import {pagesFolder} from '../api-reference/options';

/** Where a page is, which its file's name says, or the `slug` of its front matter. */
export interface PagePlace {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  /** What it belongs to: the directory of its version, or `blog`. */
  folder: string;
  /** URL path, such as `/docs/server/routers`. */
  route: string;
  /** The line of its slug, or 1. */
  line: number;
}

/** A page as the rules see it. */
export interface ContentPage extends PagePlace {
  kind: ContentKind;
  frontMatter: unknown;
  tree: Root;
}

/** The URL path of each directory of pages. */
const roots = new Map([
  ...versions.map((version) => [version.docs, rootOf(version)] as const),
  ['blog', '/blog'] as const,
]);

/** The directories of pages, relative to the site's root. */
export const contentFolders: readonly string[] = [...roots.keys()];

const folderOf = (file: string): string =>
  contentFolders.find((folder) => file.startsWith(`${folder}/`)) ?? 'blog';

/** What the front matter of a text says in place of its file's name, and in which line. */
function slugOf(source: string): {slug: string | undefined; line: number} {
  const [, before = '', slug] =
    /^(---\n(?:(?!---\n).*\n)*?)slug: *['"]?([^'"\n]+)/.exec(source) ?? [];
  return {slug: slug?.trim(), line: before.split('\n').length};
}

/** A slug that begins with a slash is below the root of its version, and any other beside its file. */
function routeOf(file: string, folder: string, slug: string | undefined): string {
  const name = file.slice(folder.length).replace(/\.mdx?$/, '');
  const beside = folder === 'blog' ? '/' : path.posix.dirname(name);
  const own =
    folder === 'blog'
      ? path.posix.basename(name).replace(/^\d{4}-\d{2}-\d{2}-/, '')
      : name.replace(/\/index$/, '');
  const below = slug === undefined ? own : path.posix.resolve(beside, slug);
  return path.posix.join(roots.get(folder) ?? '/', below).replace(/\/$/, '');
}

/** @param source - the page's text */
export function placeOf(file: string, source: string): PagePlace {
  const folder = folderOf(file);
  const {slug, line} = slugOf(source);
  return {file, folder, route: routeOf(file, folder, slug), line};
}

export function placesOf(texts: ReadonlyMap<string, string>): PagePlace[] {
  return [...texts].map(([file, source]) => placeOf(file, source));
}

function parseFile(source: string, file: string): Root {
  try {
    return parsePage(source).tree;
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, {cause: error});
  }
}

/** @param tree - of the page, if it is parsed already */
export function readPage(
  source: string,
  file: string,
  tree = parseFile(source, file),
): ContentPage {
  const head = tree.children[0];
  return {
    ...placeOf(file, source),
    kind: kindOf(file),
    frontMatter: head?.type === 'yaml' ? parseYaml(head.value) : {},
    tree,
  };
}

/**
 * Whether a file, relative to the site's root, is a hand-written page: the API reference is
 * generated.
 */
export function isWritten(file: string): boolean {
  const folder = folderOf(file);
  return (
    /\.mdx?$/.test(file) &&
    file.startsWith(`${folder}/`) &&
    !file.startsWith(`${folder}/${pagesFolder}/`)
  );
}

/** @returns the texts of all such files by their path, sorted within each directory */
export function writtenTexts(siteDir: string): Map<string, string> {
  return new Map(
    writtenFiles(siteDir).map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}

/** @returns all such files, sorted within each directory */
export function writtenFiles(siteDir: string): string[] {
  return contentFolders
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .filter(isWritten)
        .sort(),
    );
}

export function readPages(siteDir: string): ContentPage[] {
  return [...writtenTexts(siteDir)].map(([file, text]) => readPage(text, file));
}
