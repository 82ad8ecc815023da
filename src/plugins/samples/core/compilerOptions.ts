import ts from 'typescript';

/**
 * What samples are compiled with, in the words of a `tsconfig.json`: the options of that of the
 * quickstarts, which readers have, and what samples of several kinds need in one program.
 */
export const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ESNext', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  // Every fence is a module, also one without import or export: two pages may both declare `const appRouter`.
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
