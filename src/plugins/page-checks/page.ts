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
}

/** A page as the rules see it. */
export interface ContentPage extends PagePlace {
  kind: ContentKind;
  frontMatter: unknown;
  tree: Root;
}

/** What a rule reports; `line` is 1-based. */
export interface Finding {
  file: string;
  line: number;
  column?: number;
  message: string;
}

const docsFolders: Partial<Record<string, string>> = Object.fromEntries(
  versions.map((version) => [version.docs, rootOf(version)]),
);

function folderOf(file: string): string {
  return Object.keys(docsFolders).find((folder) => file.startsWith(`${folder}/`)) ?? 'blog';
}

/** What the front matter of a text says in place of its file's name. */
const slugOf = (source: string): string | undefined =>
  /^---\n(?:(?!---\n).*\n)*?slug: *['"]?([^'"\n]+)/.exec(source)?.[1]?.trim();

/** The slug of a page by its file's name: what follows the directory of its version, or the date. */
function nameOf(file: string, folder: string): string {
  return folder === 'blog'
    ? path.posix
        .basename(file)
        .replace(/^\d{4}-\d{2}-\d{2}-/, '')
        .replace(/\.mdx?$/, '')
    : file
        .slice(folder.length + 1)
        .replace(/\.mdx?$/, '')
        .replace(/(?:^|\/)index$/, '');
}

/** A slug that begins with a slash is below the root of its version, and any other beside its file. */
function routeOf(file: string, folder: string, slug: string | undefined): string {
  const beside = folder === 'blog' ? '' : path.posix.dirname(file).slice(folder.length);
  const name = slug === undefined ? nameOf(file, folder) : path.posix.resolve('/', beside, slug);
  return path.posix.join(docsFolders[folder] ?? '/blog', name).replace(/\/$/, '');
}

/** @param source - the page's text */
export function placeOf(file: string, source: string): PagePlace {
  const folder = folderOf(file);
  return {file, folder, route: routeOf(file, folder, slugOf(source))};
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
  return (
    /\.mdx?$/.test(file) &&
    [...Object.keys(docsFolders), 'blog'].some(
      (folder) => file.startsWith(`${folder}/`) && !file.startsWith(`${folder}/${pagesFolder}/`),
    )
  );
}

/** @returns all such files, sorted within each directory */
export function writtenFiles(siteDir: string): string[] {
  return [...Object.keys(docsFolders), 'blog']
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      (fs.readdirSync(path.join(siteDir, folder), {recursive: true}) as string[])
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .filter(isWritten)
        .sort(),
    );
}

export function readPages(siteDir: string): ContentPage[] {
  return writtenFiles(siteDir).map((file) =>
    readPage(fs.readFileSync(path.join(siteDir, file), 'utf8'), file),
  );
}
