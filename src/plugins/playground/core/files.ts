import * as ts from 'typescript';

import {options} from '../../samples/core/compilerOptions';

/**
 * Resolves an import between the files of a project, in the build and in the browser.
 *
 * @returns the file's path, or undefined if there is none
 */
export function resolveFile(
  files: {has(path: string): boolean},
  importer: string,
  specifier: string,
): string | undefined {
  const host = {
    fileExists: (file: string) => files.has(file.slice(1)),
    readFile: () => undefined,
  };
  const {resolvedModule} = ts.resolveModuleName(specifier, `/${importer}`, options, host);
  return resolvedModule?.resolvedFileName.slice(1);
}
