import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** The bundler's own exports and options, because Docusaurus types both as webpack's. */
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
export type BundlerPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  {apply: unknown}
>;

/** A module that replaces another. */
export interface Swap {
  /**
   * Absolute path of the replaced file, or of a package's directory, to replace everything in it.
   */
  from: string;
  /** Absolute path. */
  to: string;
  /** What importers request, if that is an alias such as `@generated/routes`. */
  alias?: string;
}

/**
 * The parts of Rspack that this uses; Docusaurus types the bundler as webpack, which lacks some of
 * them.
 */
interface ModuleLike {
  resource?: string;
  context?: string;
}
interface Compiler {
  resolverFactory: {
    get(
      type: 'normal',
      options: object,
    ): {resolveSync(context: object, folder: string, request: string): string | false};
  };
}
interface Compilation {
  modules: Iterable<ModuleLike>;
  moduleGraph: {
    getIncomingConnections(
      module: ModuleLike,
    ): Iterable<{dependency: {request?: string}; originModule?: ModuleLike | null}>;
  };
}

const require = createRequire(__filename);

/**
 * @returns the absolute path of a module's file, resolved from the package `importer`
 * @throws Error if it is not installed
 */
export function fileOf({module, importer}: {module: string; importer?: string}): string {
  const folder = importer === undefined ? __dirname : path.dirname(require.resolve(importer));
  // The bundler resolves symbolic links, such as those of workspaces.
  if (!module.endsWith('.js')) return fs.realpathSync(require.resolve(module, {paths: [folder]}));
  // A file of a package that its `exports` may not expose.
  const file = createRequire(path.join(folder, 'importer.js'))
    .resolve.paths(module)
    ?.map((modules) => path.join(modules, module))
    .find((candidate) => fs.existsSync(candidate));
  if (!file) throw new Error(`${module} is not installed; adapt src/client/upstream/table.ts.`);
  return fs.realpathSync(file);
}

/** @returns what a row replaces: the file that it names, or the package's directory */
export function replacedBy(row: {module: string; importer?: string}): string {
  const file = fileOf(row);
  if (row.module.endsWith('.js')) return file;
  const folder = path.join('node_modules', row.module);
  return file.slice(0, file.lastIndexOf(folder + path.sep) + folder.length);
}

const replaces = ({from}: Swap, file: string) => file === from || file.startsWith(from + path.sep);

/**
 * Suffixes of requests that may resolve to a swapped module, so that only a few of thousands are
 * resolved.
 */
function requestsOf(swaps: readonly Swap[]): RegExp {
  const ends = swaps.map(
    ({from, alias}) => alias ?? path.parse(from.replace(/.index\.js$/, '')).name,
  );
  const escaped = ends.map((end) => end.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:^|[\\\\/])(?:${escaped.join('|')})(?:\\.js)?$`);
}

/** A module request and the directory that it comes from. */
interface Request {
  request: string;
  context: string;
}

/**
 * Uses the bundler's own resolver. @returns an absolute path, or nothing if there is no such file
 */
type Resolve = (request: Request) => string | undefined;

function resolverOf({resolverFactory}: Compiler): Resolve {
  return ({context, request}) => {
    try {
      const resolver = resolverFactory.get('normal', {dependencyType: 'esm'});
      return resolver.resolveSync({}, context, request) || undefined;
    } catch {
      return undefined;
    }
  };
}

/**
 * Reads the module graph, which keeps the requests even if the modules come from the cache.
 *
 * @returns a message for each swap that replaces nothing or not everything, and for each patch that
 * matches nothing
 */
function problemsIn(
  {modules, moduleGraph}: Compilation,
  swaps: readonly Swap[],
  patched: readonly string[],
  resolve: Resolve,
): string[] {
  const files = new Set<string>();
  const used = new Set<Swap>();
  for (const module of modules) {
    if (!module.resource) continue;
    files.add(module.resource.replace(/\?.*/, ''));
    const candidates = swaps.filter(({to}) => to === module.resource);
    if (candidates.length === 0) continue;
    for (const {dependency, originModule} of moduleGraph.getIncomingConnections(module)) {
      const context = originModule?.context;
      const asked = context && resolve({context, request: dependency.request ?? ''});
      for (const swap of candidates) if (asked && replaces(swap, asked)) used.add(swap);
    }
  }
  return [
    ...swaps
      .filter((swap) => !used.has(swap))
      .map(({from, to, alias}) => {
        const name = alias ? `${alias} of ${from}` : from;
        return `No module asks for ${name}, so ${to} replaces nothing.`;
      }),
    ...swaps
      .filter((swap) => [...files].some((file) => replaces(swap, file)))
      .map(({from, to}) => `${from} is in the bundle next to ${to}, which should replace it.`),
    ...patched
      .filter((file) => !files.has(file))
      .map((file) => `${file} is patched, and nothing asks for it.`),
  ];
}

const advice = 'Compare it with src/client/upstream/table.ts, and see src/client/UPGRADE.md.';

/**
 * Replaces modules, and fails the build if a swap has no effect: if no request resolves to the
 * module it names, or if the original is still in the bundle.
 *
 * @param patched - absolute paths of modules that loaders edit, which have to be in the bundle too
 */
export function swapping(
  {NormalModuleReplacementPlugin, WebpackError}: Bundler,
  swaps: readonly Swap[],
  patched: readonly string[] = [],
): BundlerPlugin {
  return {
    apply(compiler) {
      const resolve = resolverOf(compiler as unknown as Compiler);
      new NormalModuleReplacementPlugin(requestsOf(swaps), (data: Request) => {
        const asked = resolve(data);
        const swap = asked && swaps.find((candidate) => replaces(candidate, asked));
        if (swap) data.request = swap.to;
      }).apply(compiler);
      compiler.hooks.thisCompilation.tap('client', (compilation) => {
        compilation.hooks.finishModules.tap('client', () => {
          const graph = compilation as unknown as Compilation;
          for (const problem of problemsIn(graph, swaps, patched, resolve)) {
            compilation.errors.push(new WebpackError(`${problem} ${advice}`));
          }
        });
      });
    },
  };
}
