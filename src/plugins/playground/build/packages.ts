/** Bundles the packages that programs import into modules for browsers. */
import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {build, type BuildOptions, type Metafile, type Plugin} from 'esbuild';

import {packageOf} from '../../../content/packages';
import {reachable} from '../core/reachable';
import {builtins} from './builtins';

export interface Script {
  text: string;
  /** Names of the scripts that it imports. */
  imports: string[];
}

export interface Scripts {
  /** By name; they import each other as `"playground:/name.js"`. */
  scripts: Record<string, Script>;
  /** Maps import specifiers to names of scripts. */
  modules: Record<string, string>;
  /** Modules that a browser can't run. */
  refused: string[];
  /** The exports of our versions of Node.js modules, by specifier. */
  exported: Record<string, string[]>;
}

/** The globals of a program, which every run needs. */
const hostModule = 'host';

const host = path.join(__dirname, '../frame/host.ts');
const publicPath = 'playground:';
/** Marks modules that are not installed, or not available in a browser. */
const missing = 'missing:';

/** What programs can't use, whatever it imports. */
const withheld = new Set([
  // Servers, and packages for servers, even those that publish a browser version.
  ...['@electric-sql/pglite', 'express', 'fastify', 'next', 'ws'],
  // They would make a project exceed the size limit; see the README.
  ...['@trpc/next', '@trpc/server/adapters/next', 'better-auth'],
  // They compile code from strings, which the policy of the frame forbids.
  ...['@sinclair/typebox/compiler', 'scale-codec'],
]);

export const isWithheld = (specifier: string): boolean =>
  withheld.has(specifier) || withheld.has(packageOf(specifier));

const withoutScheme = (specifier: string) => specifier.replace(/^node:/, '');

/**
 * Replaces builtins with ours. Builtins that we don't provide, and packages that aren't installed,
 * remain imports.
 */
const resolving: Plugin = {
  name: 'playground',
  setup(bundler) {
    bundler.onResolve({filter: /^[^./]/}, async ({path: specifier, ...rest}) => {
      if (rest.kind === 'entry-point' || rest.pluginData === resolving) return undefined;
      const name = withoutScheme(specifier);
      // Browser versions of some builtins are npm packages with the same name, without `node:`.
      if (specifier === 'process/') return {path: path.join(path.dirname(host), 'node/process.ts')};
      const isOurs = /\/frame\/(?:node\/)?[\w-]+\.ts$/.test(rest.importer);
      const ours = isOurs ? undefined : builtins.get(name);
      if (ours) return {path: ours};
      const isPackage = isOurs && !specifier.startsWith('node:');
      if ((isBuiltin(specifier) && !isPackage) || isWithheld(specifier)) {
        return {path: missing + specifier, external: true};
      }
      const found = await bundler.resolve(specifier, {...rest, pluginData: resolving});
      return found.errors.length > 0 ? {path: missing + specifier, external: true} : found;
    });
  },
};

const common = {
  bundle: true,
  format: 'esm' as const,
  platform: 'browser' as const,
  target: 'es2022',
  conditions: ['module', 'import', 'browser'],
  mainFields: ['module', 'main'],
  define: {'process.env.NODE_ENV': '"development"', global: 'globalThis'},
  jsx: 'automatic' as const,
  logLevel: 'silent' as const,
  metafile: true as const,
  write: false as const,
  tsconfigRaw: {},
} satisfies BuildOptions;

type Input = Metafile['inputs'][string];

/** Whether a module imports something that is missing, directly or indirectly. */
const lacksImport = (inputs: Metafile['inputs'], entry: string): boolean =>
  [...reachable([entry], (name) => inputs[name]?.imports.map((it) => it.path) ?? [])].some((name) =>
    name.startsWith(missing),
  );

/** Re-exports a module, including CommonJS ones. */
async function entryText(specifier: string, input: Input, toolkit: string): Promise<string> {
  const quoted = JSON.stringify(specifier);
  if (input.format !== 'cjs') {
    return `export * from ${quoted}; import * as all from ${quoted}; export default all.default;`;
  }
  const file = createRequire(path.join(toolkit, 'package.json')).resolve(specifier);
  const exported = Object.keys((await import(pathToFileURL(file).href)) as object).filter(
    (name) => name !== 'default' && name !== 'module.exports',
  );
  return `import all, {${exported.join(', ')}} from ${quoted}; export {${exported.join(', ')}}; export default all;`;
}

/** Provides the generated entry modules, whose names can be file names. */
const nameOf = (specifier: string) => specifier.replace(/^@/, '').replace(/[^\w.-]+/g, '_');

function entries(texts: ReadonlyMap<string, string>, toolkit: string): Plugin {
  return {
    name: 'entries',
    setup(bundler) {
      bundler.onResolve({filter: /^entry:/}, ({path: entry}) => ({
        path: entry.slice('entry:'.length),
        namespace: 'entry',
      }));
      bundler.onLoad({filter: /.*/, namespace: 'entry'}, ({path: specifier}) => ({
        contents: texts.get(specifier) ?? '',
        resolveDir: toolkit,
      }));
    },
  };
}

/** Modules that can't be resolved or need Node.js features, and the metadata of the others. */
async function examine(specifiers: readonly string[], toolkit: string) {
  const texts = new Map(
    specifiers.map((specifier) => [specifier, `import ${JSON.stringify(specifier)};`]),
  );
  const {metafile} = await build({
    ...common,
    absWorkingDir: toolkit,
    entryPoints: specifiers.map((specifier) => ({
      in: `entry:${specifier}`,
      out: nameOf(specifier),
    })),
    // Without tree shaking, so that every import is seen.
    treeShaking: false,
    outdir: 'out',
    plugins: [entries(texts, toolkit), resolving],
  });
  const refused: string[] = [];
  const inputs = new Map<string, Input>();
  for (const specifier of specifiers) {
    const entry = `entry:${specifier}`;
    const target = metafile.inputs[entry]?.imports[0]?.path ?? '';
    const input = metafile.inputs[target];
    if (lacksImport(metafile.inputs, entry)) refused.push(specifier);
    else if (input) inputs.set(specifier, input);
  }
  return {refused, inputs};
}

/**
 * @param toolkit - absolute path of the workspace with the packages
 * @param specifiers - what programs import
 */
export async function bundlePackages(
  specifiers: readonly string[],
  toolkit: string,
): Promise<Scripts> {
  const {refused, inputs} = await examine(specifiers, toolkit);
  const texts = new Map(
    await Promise.all(
      [...inputs].map(
        async ([specifier, input]) =>
          [specifier, await entryText(specifier, input, toolkit)] as const,
      ),
    ),
  );
  const {outputFiles, metafile} = await build({
    ...common,
    absWorkingDir: toolkit,
    entryPoints: [
      {in: host, out: hostModule},
      ...[...texts.keys()].map((specifier) => ({
        in: `entry:${specifier}`,
        out: `module-${nameOf(specifier)}`,
      })),
    ],
    splitting: true,
    // Programs print the names of classes, and those of variables are in messages of errors.
    keepNames: true,
    minifySyntax: true,
    minifyWhitespace: true,
    outdir: '/',
    chunkNames: 'part-[hash]',
    publicPath,
    plugins: [entries(texts, toolkit), resolving],
  });
  const scriptOf = (file: string) => path.basename(file, '.js');
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [scriptOf(file), output]),
  );
  const importsOf = (name: string) =>
    (outputs.get(name)?.imports ?? [])
      .filter(({external}) => !external)
      .map(({path: target}) => scriptOf(target));
  const modules = [...texts.keys()].map(
    (specifier) => [specifier, `module-${nameOf(specifier)}`] as const,
  );
  return {
    scripts: Object.fromEntries(
      outputFiles.map(({path: file, text}) => {
        const name = scriptOf(file);
        return [name, {text, imports: importsOf(name)}];
      }),
    ),
    modules: Object.fromEntries(modules),
    refused,
    exported: Object.fromEntries(
      modules
        .filter(([specifier]) => isBuiltin(specifier))
        .map(([specifier, name]) => [specifier, outputs.get(name)?.exports ?? []]),
    ),
  };
}
