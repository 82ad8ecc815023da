/**
 * Sources of messages: the output of samples, TypeScript, and the packages that a version's samples
 * use.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {unescape} from './match';

export interface Source {
  /** Such as `@trpc/server`. */
  name: string;
  text(): string;
}

/**
 * Every message of the compiler. It is missing from TypeScript's types, but part of its single file.
 */
const diagnostics = (ts as unknown as {Diagnostics: Record<string, {message: string}>}).Diagnostics;

export const compiler: Source = {
  name: 'TypeScript',
  text: () =>
    Object.values(diagnostics)
      .map(({message}) => message)
      .join('\n'),
};

const isCode = (file: string) =>
  /\.(?:d\.)?[cm]?[jt]s$/.test(file) && !/\.(?:min|test)\./.test(file);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    // Nested packages have messages of their own; `src` duplicates `dist`.
    if (entry.isDirectory() && !['node_modules', 'src'].includes(entry.name))
      yield* filesBelow(file);
    else if (entry.isFile() && isCode(entry.name)) yield file;
  }
}

const texts = new Map<string, string>();

function textOf(folder: string): string {
  const known = texts.get(folder);
  if (known !== undefined) return known;
  const text = [...filesBelow(folder)]
    .map((file) => unescape(readFileSync(file, 'utf8')))
    .join('\n');
  texts.set(folder, text);
  return text;
}

function dependenciesOf(folder: string): string[] {
  const {dependencies = {}} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {dependencies?: Record<string, string>};
  return Object.keys(dependencies).filter((name) => !name.startsWith('@types/'));
}

/**
 * The directory in which Node.js finds a package, searching from one directory up to the site's root.
 */
function folderOf(name: string, from: string, siteDir: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === siteDir || folder === path.dirname(folder)) return undefined;
  }
}

/**
 * The packages of a toolkit and their dependencies, in search order: tRPC's first and large ones
 * last.
 *
 * @param toolkit - the directory of a workspace
 * @param siteDir - where hoisted packages are
 * @throws Error if one is not installed
 */
export function packagesOf(toolkit: string, siteDir: string): Source[] {
  const direct = dependenciesOf(toolkit).map((name) => {
    const folder = folderOf(name, toolkit, siteDir);
    if (!folder) throw new Error(`${name} of ${toolkit} is not installed; run npm ci.`);
    return {name, folder};
  });
  const indirect = direct.flatMap(({folder}) =>
    dependenciesOf(folder).flatMap((name) => {
      const inner = folderOf(name, folder, siteDir);
      return inner ? [{name, folder: inner}] : [];
    }),
  );
  const rank = ({name}: {name: string}) =>
    name.startsWith('@trpc/') ? 0 : direct.some((own) => own.name === name) ? 1 : 2;
  const last = ({name}: {name: string}) => (name === 'next' ? 3 : 0);
  return [...new Map([...indirect, ...direct].map((entry) => [entry.folder, entry])).values()]
    .sort((a, b) => rank(a) + last(a) - rank(b) - last(b))
    .map(({name, folder}) => ({name, text: () => textOf(folder)}));
}
