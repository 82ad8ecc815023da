/** The scripts of the compiler's worker: the one that it starts with, and the compiler, bundled with TypeScript. */
import {builtinModules} from 'node:module';
import path from 'node:path';

import {build} from 'esbuild';

import {typescriptAsModule} from './typescript';

async function bundled(file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../worker', file)],
    bundle: true,
    format: 'iife',
    legalComments: 'none',
    // TypeScript checks that it runs on Node.js before it requires one of these.
    external: [...builtinModules],
    logLevel: 'silent',
    minify: true,
    platform: 'browser',
    plugins: [typescriptAsModule],
    target: 'es2022',
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

export const compilerScript = (): Promise<string> => bundled('compiler.ts');

export const loaderScript = (): Promise<string> => bundled('loader.ts');
