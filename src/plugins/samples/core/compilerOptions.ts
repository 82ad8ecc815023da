import ts from 'typescript';

/**
 * The compiler options for samples: those of the quickstarts' `tsconfig.json`, which readers use, and
 * what it takes to have several kinds of samples in one program.
 */
export const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Every fence is a module, even without import or export, because two pages may both declare `const
  // appRouter`.
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
