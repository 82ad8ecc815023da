import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** The bundler's own exports, and what it takes; Docusaurus' types call both webpack's. */
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
export type BundlerPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  {apply: unknown}
>;

/** A module that takes the place of another. */
export interface Swap {
  /** Absolute path of the file, or a request that is no path, such as `@generated/routes`. */
  from: string;
  /** Absolute path. */
  to: string;
}

const require = createRequire(__filename);

/**
 * @returns the absolute path of a module's file, as the package `importer` finds it
 * @throws Error when it is not installed
 */
export function fileOf({module, importer}: {module: string; importer?: string}): string {
  const folder = importer === undefined ? __dirname : path.dirname(require.resolve(importer));
  // The bundler follows links, such as those of workspaces.
  if (!module.endsWith('.js')) return fs.realpathSync(require.resolve(module, {paths: [folder]}));
  // A file of a package, which the package's `exports` may keep to itself.
  const file = createRequire(path.join(folder, 'importer.js'))
    .resolve.paths(module)
    ?.map((modules) => path.join(modules, module))
    .find((candidate) => fs.existsSync(candidate));
  if (!file) throw new Error(`${module} is not installed; adapt src/client/upstream/table.ts.`);
  return fs.realpathSync(file);
}

const withoutEnding = (file: string) => file.replace(/(?:[\\/]index)?\.jsx?$/, '');

/** What a module asks for, and from where. */
interface Request {
  request: string;
  context: string;
}

/** Whether a request leads to a file, without asking the resolver for each of thousands. */
function leadsTo({request, context}: Request, {from}: Swap): boolean {
  if (!path.isAbsolute(from)) return request === from;
  if (request.startsWith('.')) return path.resolve(context, request) === withoutEnding(from);
  // A package of its own: the main file, or a file of it.
  const inPackages = `node_modules/${request}`;
  const posix = from.split(path.sep).join('/');
  return request !== '' && (posix.includes(`${inPackages}/`) || posix.endsWith(inPackages));
}

/** Modules of a compilation, as far as this looks at them. */
interface ModuleLike {
  resource?: string;
}

/**
 * Has other modules take the place of some, and fails the build when one of them is not found where it
 * is expected: a stand-in that nothing asks for, or an original that is still there.
 *
 * @param patched - absolute paths of modules that loaders edit, which have to be there too
 */
export function swapping(
  {NormalModuleReplacementPlugin, WebpackError}: Bundler,
  swaps: readonly Swap[],
  patched: readonly string[] = [],
): BundlerPlugin[] {
  const lastParts = swaps.map(({from}) => path.basename(withoutEnding(from)));
  const names = new RegExp(
    `(?:^|[\\\\/])(?:${lastParts.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`,
  );
  const replacement = new NormalModuleReplacementPlugin(names, (data: Request) => {
    const swap = swaps.find((candidate) => leadsTo(data, candidate));
    if (swap) data.request = swap.to;
  });
  const guard: BundlerPlugin = {
    apply({hooks}) {
      hooks.thisCompilation.tap('client', (compilation) => {
        compilation.hooks.finishModules.tap('client', (modules) => {
          const files = new Set(
            [...(modules as Iterable<ModuleLike>)].map(({resource}) => resource),
          );
          for (const problem of problemsOf(files, swaps, patched)) {
            compilation.errors.push(new WebpackError(problem));
          }
        });
      });
    },
  };
  return [replacement, guard];
}

/** @param files - absolute paths of all modules of a compilation */
export function problemsOf(
  files: ReadonlySet<string | undefined>,
  swaps: readonly Swap[],
  patched: readonly string[],
): string[] {
  const advice =
    'Compare it with src/client/upstream/table.ts, and see "How to upgrade" in src/client/README.md.';
  return [
    ...swaps
      .filter(({to}) => !files.has(to))
      .map(
        ({from, to}) =>
          `Nothing asks for ${from} any more, so ${to} stands in for nothing. ${advice}`,
      ),
    ...swaps
      .filter(({from}) => files.has(from))
      .map(
        ({from, to}) =>
          `${from} is in the bundle beside ${to}, which should take its place. ${advice}`,
      ),
    ...patched
      .filter((file) => !files.has(file))
      .map((file) => `${file} is patched, and nothing asks for it. ${advice}`),
  ];
}
