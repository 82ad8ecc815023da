import fs from 'node:fs';
import path from 'node:path';

import type {DocusaurusConfig, LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {replacing, type Swaps} from '../upstream';
import {partGroups} from './chunks';
import {clientConfig, themeFile, unusedComponents} from './config';
import {moveCards, shortenGlobalData, type GlobalData} from './docsVersions';
import {readSite} from './generated';
import {shorten, type Chunk} from './shorten';

/** Rspack's minifier, which is missing from the bundler types because those are webpack's. */
type Rspack = {SwcJsMinimizerRspackPlugin: new (options: object) => BundlerPlugin};
type BundlerPlugin = ReturnType<typeof replacing>['plugins'][number];

/** CommonJS packages, which are not tree-shaken unless they are declared free of side effects. */
const pure = /node_modules\/(?:hoist-non-react-statics|prop-types|react-is)\//;

function registryOf(chunks: Chunk[]): string {
  const entries = chunks.map(
    ({module}, index) =>
      `[() => import(/* webpackChunkName: "${index}" */ ${JSON.stringify(module)})]`,
  );
  return `export default [\n${entries.join(',\n')},\n];\n`;
}

/**
 * Docusaurus' registry, except that the second item of each entry, which a page reports as used
 * when it renders, is the chunk id. The page's HTML uses it to link the chunk's styles.
 */
function serverRegistryOf(chunks: Chunk[]): string {
  const entries = chunks.map(({name, module}, index) => {
    const path = JSON.stringify(module);
    return `"${name}": [() => import(${path}), "${index}", require.resolveWeak(${path})]`;
  });
  return `export default {\n${entries.join(',\n')},\n};\n`;
}

/** The short forms of what Docusaurus generated, which `browser` expands, by file name. */
function shortForms(generatedFilesDir: string, config: DocusaurusConfig): Record<string, string> {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const site = readSite(generatedFilesDir);
  const {short, chunks} = shorten(site);
  const data = Object.values(site.modules).flatMap((module) => {
    const file = /^@generated\/(.*\.json)$/.exec(module)?.[1];
    return file ? [[module, read(file) as object] as const] : [];
  });
  const moved = moveCards(new Map(data));
  const globalData = shortenGlobalData(read('globalData.json') as GlobalData);
  const exporting = (name: string) =>
    `export {${name} as default} from ${JSON.stringify(path.join(__dirname, 'browser/site.ts'))};\n`;
  return {
    ...Object.fromEntries(
      [...moved].map(([module, value]) => [path.basename(module), JSON.stringify(value)]),
    ),
    'registry.js': registryOf(
      chunks.map(({name, module}) => ({
        name,
        module: moved.has(module) ? `@generated/client/${path.basename(module)}` : module,
      })),
    ),
    'registry.server.js': serverRegistryOf(chunks),
    // One file, because both contain the same paths.
    'site.json': JSON.stringify({pages: short, globalData}),
    'globalData.js': exporting('globalData'),
    'routesChunkNames.js': exporting('chunkNames'),
    'docusaurus.config.json': JSON.stringify(clientConfig(config)),
    // Without the list of plugins, which only the debug plugin reads.
    'site-metadata.json': JSON.stringify({
      ...(read('site-metadata.json') as SiteMetadata),
      pluginVersions: {},
    }),
    'unused.js': 'export default undefined;\n',
  };
}

/** @throws Error unless exactly one plugin of that class is there to remove */
function without<P>(className: string, plugins: P[] = []): P[] {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== className);
  if (others.length !== plugins.length - 1) {
    throw new Error(`Docusaurus no longer has one ${className}; adapt src/client/bundle.`);
  }
  return others;
}

/** For current browsers. */
const minimizerOptions = {
  minify: true,
  ecma: 2020,
  module: true,
  mangle: true,
  compress: {ecma: 2020, passes: 3, keep_infinity: true},
  format: {ecma: 2020, comments: false},
};

/** Makes the main script smaller in production; see the README of `src/client`. */
export default function bundle({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const own = (name: string) => generated(path.join('client', name));
  const clientSwaps: Swaps = {
    [generated('docusaurus.config.mjs')]: own('docusaurus.config.json'),
    [generated('globalData.json')]: own('globalData.js'),
    [generated('registry.js')]: own('registry.js'),
    [generated('routes.js')]: path.join(__dirname, 'browser/routes.ts'),
    [generated('routesChunkNames.json')]: own('routesChunkNames.js'),
    [generated('site-metadata.json')]: own('site-metadata.json'),
    ...Object.fromEntries(
      unusedComponents(siteConfig).map((name) => [themeFile(siteDir, name), own('unused.js')]),
    ),
  };
  const serverSwaps: Swaps = {[generated('registry.js')]: own('registry.server.js')};
  let isWritten = false;

  return {
    name: 'client-bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      if (isPreview()) return {};
      // The client and the server bundle both read the short forms.
      if (!isWritten) {
        fs.mkdirSync(own(''), {recursive: true});
        for (const [name, text] of Object.entries(shortForms(generatedFilesDir, siteConfig))) {
          fs.writeFileSync(own(name), text);
        }
      }
      isWritten = true;
      if (isServer) return replacing(currentBundler.instance, serverSwaps);
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Rspack;
      const minimizer = config.optimization?.minimizer;
      const {resolve, plugins} = replacing(currentBundler.instance, clientSwaps);
      return {
        // Starts a page's scripts in small steps.
        entry: path.join(__dirname, '../hydration/browser/start.ts'),
        mergeStrategy: {plugins: 'replace', 'optimization.minimizer': 'replace'},
        // Here a chunk's name is its id, so Docusaurus' table from one to the other is not needed.
        plugins: [...without('ChunkAssetPlugin', config.plugins), ...plugins],
        resolve,
        module: {rules: [{include: pure, sideEffects: false}]},
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {
          chunkIds: 'named',
          mangleExports: 'size',
          splitChunks: {cacheGroups: partGroups},
          ...(minimizer && {
            minimizer: [
              new SwcJsMinimizerRspackPlugin({minimizerOptions}),
              ...without('SwcJsMinimizerRspackPlugin', minimizer),
            ],
          }),
        },
      };
    },
  };
}
