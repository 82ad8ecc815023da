/** Writes a new page and its line in the sidebar's outline. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {outlineOf} from '../../src/sidebars';
import {versions} from '../../src/versions/list';
import {snippet} from './snippet';

/** `Request ids` for `request-ids`; authors correct what is an abbreviation. */
function titleOf(page: string): string {
  const words = path.posix.basename(page).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Lists a page in an outline: below the last page of its folder, otherwise at the end.
 *
 * @param source - of the outline's module, as Prettier formats it
 * @returns the new source, and the line that lists the page
 */
export function listPage(source: string, page: string): {source: string; line: number} {
  const lines = source.split('\n');
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const isSibling = (line: string) => {
    const listed = /^ *'([^']*)',$/.exec(line)?.[1];
    return listed?.startsWith(folder) === true && !listed.slice(folder.length).includes('/');
  };
  const sibling = folder === '' ? -1 : lines.map(isSibling).lastIndexOf(true);
  const at = sibling >= 0 ? sibling + 1 : lines.lastIndexOf('];');
  const indent = sibling >= 0 ? /^ */.exec(lines[sibling] ?? '')?.[0] : '  ';
  lines.splice(at, 0, `${indent}'${page}',`);
  return {source: lines.join('\n'), line: at + 1};
}

/**
 * @param siteDir - the site's root
 * @param given - path of the page's file, as its author typed it
 * @returns what was written, for the terminal
 * @throws Error if the page can't be written, which then leaves everything as it is
 */
export function newPage(siteDir: string, given: string): string {
  const file = path.relative(siteDir, path.resolve(siteDir, given)).split(path.sep).join('/');
  const version = versions.find(({docs}) => file.startsWith(`${docs}/`));
  const page = /^((?:[\w-]+\/)*[\w-]+)\.mdx$/.exec(
    file.slice((version?.docs.length ?? 0) + 1),
  )?.[1];
  if (!version || page === undefined) {
    const folders = versions.map(({docs}) => docs).join(', ');
    throw new Error(
      `${given} can't be a page. Give an .mdx file in ${folders}, of letters, digits and dashes, such as docs/server/request-ids.mdx.`,
    );
  }
  const target = path.join(siteDir, file);
  if (existsSync(target)) throw new Error(`${file} exists already.`);
  const name = page.replace(/\/index$/, '');
  const {source: outline} = outlineOf(version.id);
  const outlineFile = path.join(siteDir, outline);
  const listed = listPage(readFileSync(outlineFile, 'utf8'), name);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, snippet(titleOf(name)).source);
  writeFileSync(outlineFile, listed.source);
  return [
    `${file} is a page to fill in.`,
    `${outline}:${listed.line} lists it: move the line to where readers would look for the page.`,
  ].join('\n');
}
