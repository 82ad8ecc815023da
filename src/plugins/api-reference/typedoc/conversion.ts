/** What TypeDoc reads of the released packages, and how. */
import fs from 'node:fs';
import path from 'node:path';

import type {TypeDocOptions} from 'typedoc';
import {load as loadMissingExports} from 'typedoc-plugin-missing-exports';

import {type EntryPoint, listEntryPoints} from '../entry-points';
import {toolkitsOf} from '../../../versions/toolkits';
import {packageFolder, type Reference} from '../options';
import {keepExportTags} from './export-tags';
import {keepReleasedExports} from './released-exports';

export function entryPointsOf(reference: Reference): EntryPoint[] {
  return reference.contents.packages.flatMap(({name}) =>
    listEntryPoints(packageFolder(reference, name)),
  );
}

/**
 * TypeDoc must read every package from its sources, because a declaration file would be a second,
 * unrelated copy of the same type. That includes the modules that packages import from one another.
 */
function writeTsconfig(
  reference: Reference,
  entryPoints: readonly EntryPoint[],
  folder: string,
): string {
  const {siteDir, version, contents} = reference;
  const paths = Object.fromEntries([
    ...entryPoints.map(({specifier, source}) => [specifier, [source]]),
    ...contents.packages.map(({name}) => [
      `${name}/*`,
      [path.join(packageFolder(reference, name), 'src/*')],
    ]),
  ]) as Record<string, string[]>;
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable', 'ESNext.Disposable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    skipLibCheck: true,
    noEmit: true,
    types: ['node', 'react'],
    typeRoots: [...toolkitsOf(siteDir, version.name).map(({folder}) => folder), '.'].map((root) =>
      path.join(siteDir, root, 'node_modules/@types'),
    ),
    paths,
  };
  const file = path.join(folder, 'tsconfig.json');
  const files = entryPoints.map(({source}) => source);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, JSON.stringify({compilerOptions, files}));
  return file;
}

/**
 * Options that make TypeDoc read the sources.
 *
 * @param folder - below the site, for a tsconfig.json
 */
export function conversionOptions(reference: Reference, folder: string): Partial<TypeDocOptions> {
  const entryPoints = entryPointsOf(reference);
  return {
    // Imported rather than named, so that cache keys depend on their versions.
    plugin: [loadMissingExports, keepReleasedExports(entryPoints), keepExportTags],
    entryPoints: entryPoints.map(({source}) => source),
    tsconfig: writeTsconfig(reference, entryPoints, folder),
    // The sources were type-checked where they were built, against their own versions of
    // dependencies.
    skipErrorChecking: true,
    alwaysCreateEntryPointModule: true,
    externalPattern: ['**/node_modules/!(@trpc)/**'],
    excludeExternals: true,
    excludePrivate: true,
    // Chains of conditional types exceed the default depth, and would end in `...`.
    maxTypeConversionDepth: 100,
    // Source links are built from the file and the released version.
    disableGit: true,
    sourceLinkTemplate: 'unused',
    basePath: reference.siteDir,
    sort: ['source-order'],
  };
}
