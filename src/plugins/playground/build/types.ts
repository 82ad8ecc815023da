/**
 * Collects the declarations of packages, and TypeScript's own library, for the compiler in the
 * browser.
 */
import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';

import ts from 'typescript';

import {options} from '../../samples/core/compilerOptions';

export interface Types {
  packages: Record<string, PackageTypes>;
  /** Maps import specifiers to the packages that contain their types. */
  owners: Record<string, string>;
  /** JSON: maps names such as `lib.dom.d.ts` to texts. */
  library: string;
}

export interface PackageTypes {
  /** JSON: maps paths below the package to texts. */
  types: string;
  /** Packages that its types import. */
  imports: string[];
}

/** A file in an installed package, however deeply nested. */
const inPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.+)$/;

function placeOf(file: string) {
  const [, folder, name, below] = inPackage.exec(file) ?? [];
  return folder !== undefined && name !== undefined && below !== undefined
    ? {folder, name, below}
    : undefined;
}

/** Packages whose comments are half their size and irrelevant to these docs. */
const bareOnes = new Set([
  'typescript',
  '@types/node',
  '@types/react',
  'csstype',
  'effect',
  'undici-types',
  'valibot',
  'zod',
]);

const printer = ts.createPrinter({removeComments: true});

/** A file without its comments and indentation; references to other files are printed anyway. */
const bare = (file: ts.SourceFile) => printer.printFile(file).replace(/^ +/gm, '');

/** What only windows have, and the programs don't; `typeof window` is how code tells. */
const ofWindows =
  /^declare (?:var|function) (?:alert|confirm|document|history|localStorage|location|navigator|prompt|sessionStorage)\b.*\n/gm;

/** The protocol of Node.js' debugger, the longest of its declarations, which no program here can use. */
const debuggerFile = 'inspector.generated.d.ts';
const debuggerReference = `/// <reference path="${debuggerFile}" />\n`;

const textOf = (file: ts.SourceFile, name: string) =>
  bareOnes.has(name)
    ? bare(file).replace(debuggerReference, '')
    : file.text.replace(/\n?\/\/# sourceMappingURL=\S*\s*$/, '\n');

/** What module resolution reads of a package's manifest. */
const resolving = /^(?:name|version|type|main|module|types|typings|typesVersions|exports)$/;

function manifestOf(folder: string): string {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const fields = Object.entries(JSON.parse(manifest) as object);
  return JSON.stringify(Object.fromEntries(fields.filter(([name]) => resolving.test(name))));
}

type Texts = Record<string, string>;

const json = (texts: Texts) =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))));

/**
 * @param names - the specifiers that programs import
 * @param toolkit - absolute path of the workspace with the packages
 * @throws Error if programs use two releases of a package
 */
export function collectTypes(names: readonly string[], toolkit: string): Types {
  const root = path.join(toolkit, '.samples', 'playground.tsx');
  const text = names.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (file) => file === root || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === root
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  host.getCurrentDirectory = () => toolkit;
  const program = ts.createProgram({rootNames: [root], options, host});

  const packages = new Map<string, {folder: string; files: Texts; imports: Set<string>}>();
  const library: Texts = {};
  const cache = ts.createModuleResolutionCache(toolkit, (name) => name, options);
  const resolved = (specifier: string, from: string) =>
    ts.resolveModuleName(specifier, from, options, host, cache).resolvedModule?.resolvedFileName;

  for (const file of program.getSourceFiles()) {
    const place = placeOf(file.fileName);
    if (!place) continue;
    const {folder, name, below} = place;
    if (below === debuggerFile) continue;
    // The npm package of a Node.js module: `@types/node` declares that module.
    if (isBuiltin(name)) continue;
    if (name === 'typescript') {
      library[path.posix.basename(below)] = bare(file).replace(ofWindows, '');
      continue;
    }
    const own = packages.get(name) ?? {
      folder,
      files: {'package.json': manifestOf(folder)},
      imports: new Set(),
    };
    packages.set(name, own);
    if (own.folder !== folder) {
      throw new Error(
        `Programs of ${toolkit} use two releases of ${name}: ${own.folder}, ${folder}`,
      );
    }
    own.files[below] = textOf(file, name);
    const {importedFiles, typeReferenceDirectives} = ts.preProcessFile(file.text, true, true);
    for (const {fileName} of [...importedFiles, ...typeReferenceDirectives]) {
      const target = resolved(fileName, file.fileName);
      const other = target && placeOf(target)?.name;
      if (other && other !== name && !isBuiltin(other)) own.imports.add(other);
    }
  }
  return {
    packages: Object.fromEntries(
      [...packages].map(([name, {files, imports}]) => [
        name,
        {types: json(files), imports: [...imports].sort()},
      ]),
    ),
    owners: Object.fromEntries(
      names.flatMap((name) => {
        const owner = placeOf(resolved(name, root) ?? '')?.name;
        return owner ? [[name, owner]] : [];
      }),
    ),
    library: json(library),
  };
}
