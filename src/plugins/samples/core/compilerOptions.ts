import * as ts from 'typescript';

/**
 * The compiler options for samples, as a `tsconfig.json` writes them: those of the quickstarts, which
 * readers use, and what it takes to have several kinds of samples in one program.
 */
export const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ESNext', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  // Every fence is a module, even without import or export, because two pages may both declare `const
  // appRouter`.
  moduleDetection: 'force',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  noEmit: true,
  types: ['node'],
  noErrorTruncation: true,
};

/** The same as the compiler's API takes them. */
export const {options} = ts.convertCompilerOptionsFromJson(compilerOptions, '');
