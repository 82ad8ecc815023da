import {createRequire} from 'node:module';
import fs from 'node:fs';
import path from 'node:path';

import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {table, type Edit, type Row} from './table';

/** The bundler's own exports and options, because Docusaurus types both as webpack's. */
type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** A part of the bundler's configuration. */
interface Replacing {
  resolve: {alias: Swaps};
  module: {rules: {resource: string; use: object}[]};
  plugins: {apply: (compiler: InstanceType<Bundler['Compiler']>) => void}[];
}

/** Absolute paths of the modules that replace others, by the absolute paths of those. */
export type Swaps = Readonly<Record<string, string>>;

/**
 * @returns the absolute path of the file that a row is about
 * @throws Error if it is not installed
 */
export function fileOf({module, importer}: Pick<Row, 'module' | 'importer'>): string {
  const resolve = createRequire(
    importer ? createRequire(__filename).resolve(importer) : __filename,
  );
  if (!module.endsWith('.js')) return fs.realpathSync(resolve.resolve(module));
  // A file of a package that its `exports` may not expose.
  const file = resolve.resolve
    .paths(module)
    ?.map((modules) => path.join(modules, module))
    .find((candidate) => fs.existsSync(candidate));
  if (!file) throw new Error(`${module} is not installed; adapt src/client/upstream/table.ts.`);
  return fs.realpathSync(file);
}

/**
 * Replaces and edits modules, however they are requested. The build fails unless each of them is
 * used: a replacement that is not in the bundle, an original that still is, or an edit of a module
 * that nothing asks for means that Docusaurus has changed.
 *
 * @param edits - by the absolute path of the module; each has to match exactly once
 */
export function replacing(
  {WebpackError}: Bundler,
  swaps: Swaps,
  edits: Readonly<Record<string, readonly Edit[]>> = {},
): Replacing {
  // The bundler resolves symbolic links.
  const expected = () =>
    [...Object.values(swaps), ...Object.keys(edits)].map((file) => fs.realpathSync(file));
  return {
    resolve: {alias: swaps},
    module: {
      rules: Object.entries(edits).map(([resource, options]) => ({
        resource,
        use: {loader: path.join(__dirname, 'edit-loader.mjs'), options: {edits: options}},
      })),
    },
    plugins: [
      {
        apply({hooks}) {
          hooks.thisCompilation.tap('client', (compilation) => {
            compilation.hooks.finishModules.tap('client', (modules) => {
              const files = new Set(
                [...modules].map((module) => (module as {resource?: string}).resource),
              );
              const problems = [
                ...expected()
                  .filter((file) => !files.has(file))
                  .map((file) => `needs ${file}`),
                ...Object.keys(swaps)
                  .filter((file) => files.has(file))
                  .map((file) => `still has ${file}`),
              ];
              for (const problem of problems) {
                const advice = 'see src/client/upstream/table.ts and src/client/UPGRADE.md.';
                compilation.errors.push(new WebpackError(`The bundle ${problem}; ${advice}`));
              }
            });
          });
        },
      },
    ],
  };
}

/** The bundler configuration for rows of the table. */
export function replacingRows(bundler: Bundler, rows: readonly Row[]): Replacing {
  const swaps: Record<string, string> = {};
  const edits: Record<string, readonly Edit[]> = {};
  for (const row of rows) {
    if ('replacement' in row.with) swaps[fileOf(row)] = row.with.replacement;
    else edits[fileOf(row)] = row.with.edits;
  }
  return replacing(bundler, swaps, edits);
}

/** Applies the rows of the table, in the client bundle only. */
export default function upstream(): Plugin {
  const rows = table.filter(({by, inPreview}) => by === undefined && (!isPreview() || inPreview));
  return {
    name: 'client-upstream',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : replacingRows(currentBundler.instance, rows),
  };
}
