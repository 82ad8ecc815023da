/** Bundles the scripts of the compiler's worker and of the frame. */
import {builtinModules} from 'node:module';
import path from 'node:path';

import {build} from 'esbuild';

import {typescriptAsModule} from './typescript';

/** @param file - such as `worker/compiler.ts` */
export async function bundled(file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '..', file)],
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
  return outputFiles.map(({text}) => text.trim()).join('');
}
