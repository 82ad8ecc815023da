/** Which module of the site's code imports which. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import ts from 'typescript';

/** Each module of a project with those that it imports, as paths from the root; types count as well. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

export function importsIn(root: string): Imports {
  const files = Globby.sync('src/**/*.{ts,tsx,mjs}', {cwd: root});
  const resolve = (importer: string, specifier: string): string[] => {
    const file = specifier.startsWith('@site/')
      ? specifier.slice('@site/'.length)
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(importer), specifier)
        : undefined;
    if (file === undefined) return [];
    const found = endings
      .map((ending) => file + ending)
      .find(
        (name) => existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile(),
      );
    return found === undefined ? [] : [found];
  };
  return new Map(
    files.map((file) => {
      const {importedFiles} = ts.preProcessFile(
        readFileSync(path.join(root, file), 'utf8'),
        true,
        true,
      );
      return [file, importedFiles.flatMap(({fileName}) => resolve(file, fileName))];
    }),
  );
}

/** @returns for each circle the way around it, from a module to itself */
export function circlesOf(imports: Imports): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/** Imports from one folder into another. */
export function crossings(imports: Imports, from: RegExp, to: RegExp): string[] {
  return [...imports].flatMap(([file, imported]) =>
    imported
      .filter((target) => from.test(file) && to.test(target))
      .map((target) => `${file} imports ${target}`),
  );
}
