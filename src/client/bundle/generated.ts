import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type {SiteMetadata} from '@docusaurus/types';
import ts from 'typescript';
import * as z from 'zod';

import type {GlobalData} from './globalData';

/**
 * Chunk names, in the same shape as the props through which a route's component gets the modules.
 */
export type ChunkNames = string | ChunkNames[] | {[prop: string]: ChunkNames};

/** A route as passed to react-router. */
export type Route = {
  path: string;
  /** The key under which its chunk names are found. */
  key: string;
  exact?: boolean;
  routes?: Route[];
  /** Anything else that the plugin attached to the route, such as `sidebar`. */
  [attribute: string]: unknown;
};

/** What the client has to know about every page of the site. */
export type Site = {
  routes: Route[];
  chunkNames: Record<string, ChunkNames>;
  /** Module path by chunk name. */
  modules: Record<string, string>;
};

const chunkNames: z.ZodType<ChunkNames> = z.lazy(() =>
  z.union([z.string(), z.array(chunkNames), z.record(z.string(), chunkNames)]),
);

const route: z.ZodType<Route> = z.lazy(() =>
  z
    .looseObject({
      path: z.string(),
      component: z.string(),
      exact: z.boolean().optional(),
      routes: z.array(route).optional(),
    })
    .transform(({component, ...rest}) => ({...rest, key: component})),
);

const site: z.ZodType<Site> = z.object({
  routes: z.array(route),
  chunkNames: z.record(z.string(), chunkNames),
  modules: z.record(
    z.string(),
    z.tuple([z.function(), z.string(), z.string()]).transform(([, modulePath]) => modulePath),
  ),
});

/** The default export of a generated module; its default imports resolve to `imported`. */
function evaluate(file: string, imported: unknown): unknown {
  const {outputText} = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const exports: {default?: unknown} = {};
  const require = Object.assign(() => ({__esModule: true, default: imported}), {
    resolveWeak: (modulePath: string) => modulePath,
  });
  vm.compileFunction(outputText, ['exports', 'require'], {filename: file})(exports, require);
  return exports.default;
}

/**
 * Reads the three modules through which Docusaurus describes the site's pages to the client.
 *
 * @param directory - the directory of generated files, `.docusaurus`
 * @throws if their format is not that of Docusaurus 3.6.3
 */
export function readSite(directory: string): Site {
  const read = (name: string) => path.join(directory, name);
  /** Replaces Docusaurus' own function, which derives the key from the same two values. */
  const componentCreator = (routePath: string, hash: string) => `${routePath}-${hash}`;
  const result = site.safeParse({
    routes: evaluate(read('routes.js'), componentCreator),
    chunkNames: JSON.parse(fs.readFileSync(read('routesChunkNames.json'), 'utf8')),
    modules: evaluate(read('registry.js'), undefined),
  });
  if (!result.success) {
    throw new Error(
      `The modules generated in ${directory} are not as expected. Has Docusaurus changed them? ` +
        `Adapt src/client/bundle/generated.ts.\n${z.prettifyError(result.error)}`,
    );
  }
  return result.data;
}

/** @param directory - the directory of generated files, `.docusaurus` */
export function readGlobalData(directory: string): GlobalData {
  return JSON.parse(fs.readFileSync(path.join(directory, 'globalData.json'), 'utf8')) as GlobalData;
}

/** @param directory - the directory of generated files, `.docusaurus` */
export function readSiteMetadata(directory: string): SiteMetadata {
  const file = path.join(directory, 'site-metadata.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SiteMetadata;
}

/**
 * Reads the data that plugins created for pages.
 *
 * @param directory - the directory of generated files, `.docusaurus`
 * @param modules - module paths; anything that is not generated JSON is skipped
 */
export function readData(directory: string, modules: readonly string[]): Map<string, unknown> {
  const data = new Map<string, unknown>();
  for (const module of modules) {
    const file = /^@generated\/(.*\.json)$/.exec(module)?.[1];
    if (file) data.set(module, JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')));
  }
  return data;
}
