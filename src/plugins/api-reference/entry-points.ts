/** Lists the entry points of the released packages, and what TypeScript sees in each of them. */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** An entry point of a package, as an `import` statement spells it. */
export type EntryPoint = {
  /** Module specifier, such as `@trpc/server/adapters/express`. */
  specifier: string;
  /** Absolute path of the declaration file that the package's `exports` name. */
  declaration: string;
  /** Absolute path of the source file that ships next to it. */
  source: string;
};

/** Entry points that the packages themselves mark as private. */
function isInternal(subpath: string): boolean {
  return subpath === './package.json' || subpath.startsWith('./unstable-');
}

/**
 * Lists the public entry points of one installed package, from the `exports` in its package.json.
 *
 * @param packageDirectory - absolute path of the installed package
 * @throws Error if a public entry point ships no declarations or no source
 */
export function listEntryPoints(packageDirectory: string): EntryPoint[] {
  const manifestPath = path.join(packageDirectory, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as {
    name: string;
    exports: Record<string, {import?: {types?: string}}>;
  };
  return Object.entries(manifest.exports)
    .filter(([subpath]) => !isInternal(subpath))
    .map(([subpath, target]) => {
      const types = target.import?.types;
      if (types === undefined) {
        throw new Error(`${manifestPath}: "exports" entry "${subpath}" names no type declarations`);
      }
      const stem = types.replace(/^\.\/dist\//, 'src/').replace(/\.d\.m?ts$/, '');
      const source = ['.ts', '.tsx']
        .map((extension) => path.join(packageDirectory, stem + extension))
        .find((candidate) => fs.existsSync(candidate));
      if (source === undefined) {
        throw new Error(
          `${manifestPath}: "exports" entry "${subpath}" has no source at ${stem}.ts`,
        );
      }
      return {
        specifier: manifest.name + subpath.slice(1),
        declaration: path.join(packageDirectory, types),
        source,
      };
    });
}

/**
 * A declaration file without `export {}` exports everything at its top level, even what the source
 * keeps private, so this only takes what carries `export`.
 */
function isExportedOnPurpose({declarations}: ts.Symbol): boolean {
  return (declarations ?? []).some(
    (declaration) =>
      ts.isExportSpecifier(declaration) ||
      (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0,
  );
}

/**
 * Names that each entry point exports, values and types, as TypeScript resolves the released
 * declarations (not the sources that the reference is generated from).
 *
 * @returns specifier -> sorted names
 */
export function readPublicExports(entryPoints: readonly EntryPoint[]): Map<string, string[]> {
  const program = ts.createProgram(
    entryPoints.map((entryPoint) => entryPoint.declaration),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return new Map(
    entryPoints.map(({specifier, declaration}) => {
      const sourceFile = program.getSourceFile(declaration);
      const symbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
      if (symbol === undefined) throw new Error(`${declaration}: not a module`);
      const names = checker
        .getExportsOfModule(symbol)
        .filter(isExportedOnPurpose)
        .map((exported) => exported.name);
      return [specifier, names.sort()];
    }),
  );
}
