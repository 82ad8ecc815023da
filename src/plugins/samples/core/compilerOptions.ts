import ts from 'typescript';

/**
 * What samples are compiled with: the options of the quickstarts' `tsconfig.json`, which readers
 * have, and what samples of several kinds need in one program.
 */
export const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Every fence is a module, also one without import or export: two pages may both declare `const appRouter`.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  noEmit: true,
  types: ['node'],
  noErrorTruncation: true,
};
