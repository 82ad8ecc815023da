/** Texts that contain messages: the compiler's, and the packages that a version's samples use. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import ts from 'typescript';

import {normalize} from './match';

/**
 * Every message of the compiler. It is missing from TypeScript's types, but part of its single file.
 */
const diagnostics = (ts as unknown as {Diagnostics: Record<string, {message: string}>}).Diagnostics;

export const compiler = Object.values(diagnostics)
  .map(({message}) => message)
  .join('\n');

// Nested packages have messages of their own; `src` duplicates `dist`.
const isCode = (file: string) =>
  /\.[cm]?[jt]s$/.test(file) && !/(?:^|\/)(?:node_modules|src)\/|\.(?:min|test)\./.test(file);

const texts = new Map<string, string>();

function textOf(folder: string): string {
  const text =
    texts.get(folder) ??
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => isCode(path.relative(folder, file).split(path.sep).join('/')))
      .map((file) => normalize(readFileSync(file, 'utf8')))
      .join('\n');
  texts.set(folder, text);
  return text;
}

/** The folders of a package's dependencies, as Node.js finds them from its own upward. */
function dependenciesOf(folder: string): string[] {
  const manifest = path.join(folder, 'package.json');
  const {dependencies = {}} = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const above = createRequire(manifest).resolve.paths('a-package') ?? [];
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@types/'))
    .flatMap((name) => above.map((it) => path.join(it, name)).find(existsSync) ?? []);
}

/**
 * The code of a toolkit's packages and their dependencies, read when it is asked for.
 *
 * @param toolkit - the absolute path of a workspace
 */
export function* packagesOf(toolkit: string): Generator<string> {
  const direct = dependenciesOf(toolkit);
  const all = [...new Set([...direct, ...direct.flatMap(dependenciesOf)])];
  // Next.js is larger than all others.
  const isLarge = (folder: string) => folder.endsWith('/next');
  for (const folder of [...all.filter((it) => !isLarge(it)), ...all.filter(isLarge)]) {
    yield textOf(folder);
  }
}
