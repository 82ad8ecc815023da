import fs from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {build, type BuildOptions, type Plugin} from 'esbuild';

import {packageOf} from '../../../content/packages';

/** Extension of the compiled entries, which are written next to their sources. */
const OUTPUT_ENDING = '.run.mjs';

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
  tsconfigRaw: {},
} as const satisfies BuildOptions;

function hasExportsMap(require: NodeJS.Require, name: string): boolean {
  const manifest = (require.resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => fs.existsSync(file));
  if (!manifest) return true;
  const {exports} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {exports?: unknown};
  return exports !== undefined;
}

/**
 * Packages stay imports that Node resolves itself, with one exception: Node's ESM loader can't
 * resolve a directory or a file without an extension (`@trpc/server/adapters/ws` of 9.x,
 * `next/server`) in a package without an exports map, while bundlers and `require` can.
 */
const packages: Plugin = {
  name: 'packages',
  setup({onResolve}) {
    onResolve({filter: /^[^./]/}, ({path: specifier, resolveDir, kind}) => {
      if (kind === 'entry-point') return undefined;
      if (isBuiltin(specifier)) return {path: specifier, external: true};
      const name = packageOf(specifier);
      const require = createRequire(path.join(resolveDir, 'importer.js'));
      if (name === specifier || hasExportsMap(require, name)) {
        return {path: specifier, external: true};
      }
      return {path: pathToFileURL(require.resolve(specifier)).href, external: true};
    });
  },
};

/** What an entry is compiled to. */
export const moduleOf = (folder: string, entry: string): string =>
  path.join(folder, entry.slice(0, -path.extname(entry).length) + OUTPUT_ENDING);

/**
 * Compiles each entry, together with the project's files that it imports, into one module next to it.
 *
 * @param folder absolute path of the project
 * @param entries relative paths
 * @throws esbuild's BuildFailure if a relative import can't be resolved or a file has a syntax error
 */
export async function bundleEntries(folder: string, entries: string[]): Promise<void> {
  await build({
    ...common,
    absWorkingDir: folder,
    entryPoints: entries,
    outbase: folder,
    outdir: folder,
    outExtension: {'.js': OUTPUT_ENDING},
    format: 'esm',
    jsx: 'automatic',
    keepNames: true,
    sourcemap: 'linked',
    plugins: [packages],
  });
}

let preload: Promise<string> | undefined;

/** The source of the module that is preloaded into each sample's process (CommonJS). */
export function bundlePreload(): Promise<string> {
  preload ??= build({
    ...common,
    entryPoints: [path.join(__dirname, 'preload/index.ts')],
    format: 'cjs',
    write: false,
  }).then(({outputFiles}) => outputFiles.map((file) => file.text).join(''));
  return preload;
}
