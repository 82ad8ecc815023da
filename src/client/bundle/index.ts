import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {swapping, type Bundler, type BundlerPlugin} from '../upstream/modules';
import {chunkAssetPlugin} from './chunkAsset';
import {partGroups} from './chunks';
import {clientConfig} from './config';
import {shortenVersions} from './docsVersions';
import {readData, readGlobalData, readSite, readSiteMetadata} from './generated';
import {shortenGlobalData} from './globalData';
import {shorten, type Chunk} from './shorten';
import {unusedComponents} from './unused';

/** Rspack's own minifier, which the types of the bundler, webpack's, do not know. */
type Rspack = {
  SwcJsMinimizerRspackPlugin: new (options: {
    include?: RegExp;
    exclude?: RegExp;
    minimizerOptions: object;
  }) => BundlerPlugin;
};

const browserFolder = path.join(__dirname, 'browser');

/** CommonJS, so that the bundler keeps them unless told that nothing happens on import. */
const pure = /node_modules\/(?:hoist-non-react-statics|prop-types|react-is)\//;

function registryOf(chunks: Chunk[]): string {
  const entries = chunks.map(
    ({module}, index) =>
      `[() => import(/* webpackChunkName: "${index}" */ ${JSON.stringify(module)})]`,
  );
  return `export default [\n${entries.join(',\n')},\n];\n`;
}

/**
 * Docusaurus' own registry, but for the second item of an entry: what a page reports as in use when
 * it is rendered, here the id of the chunk. By it the page's HTML gets the chunk's styles.
 */
function serverRegistryOf(chunks: Chunk[]): string {
  const entries = chunks.map(({name, module}, index) => {
    const path = JSON.stringify(module);
    return `"${name}": [() => import(${path}), "${index}", require.resolveWeak(${path})]`;
  });
  return `export default {\n${entries.join(',\n')},\n};\n`;
}

/**
 * Names every chunk's file. How often each letter occurs decides which names the minifier gives to
 * variables, and when it looks, the hashes are passing ones, which differ when modules come from a
 * cache: the runtime, and so every page, would be another.
 */
const runtime = /\/runtime~main\./;

/** @throws unless there is exactly one of that class to leave out */
function without<P>(className: string, plugins: P[] = []): P[] {
  const others = plugins.filter(
    (plugin) => !(plugin instanceof Object && plugin.constructor.name === className),
  );
  if (others.length !== plugins.length - 1) {
    throw new Error(`Docusaurus no longer has one ${className}; adapt src/client/bundle.`);
  }
  return others;
}

/** Docusaurus' minimizers, of which that of scripts writes for the browsers of today. */
function minimizers<P>(bundler: Bundler, given: P[]): (P | BundlerPlugin)[] {
  const {SwcJsMinimizerRspackPlugin} = bundler as unknown as Rspack;
  const minimizerOptions = {
    minify: true,
    ecma: 2020,
    module: true,
    mangle: true,
    compress: {ecma: 2020, passes: 3, keep_infinity: true},
    format: {ecma: 2020, comments: false},
  };
  return [
    new SwcJsMinimizerRspackPlugin({exclude: runtime, minimizerOptions}),
    new SwcJsMinimizerRspackPlugin({
      include: runtime,
      minimizerOptions: {...minimizerOptions, mangle: {disableCharFreq: true}},
    }),
    ...without('SwcJsMinimizerRspackPlugin', given),
  ];
}

/** Makes the main script lighter in production; the README of `src/client` tells how. */
export default function bundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'client');
  let isWritten = false;

  /**
   * Writes the short forms, which modules in `client` expand in the browser. Both bundles ask for
   * them, the first one gets them written.
   */
  function write(): void {
    if (isWritten) return;
    isWritten = true;
    const site = readSite(generatedFilesDir);
    const {short, chunks} = shorten(site);
    const versions = shortenVersions(readData(generatedFilesDir, Object.values(site.modules)));
    const versionFiles = [...versions].map(([module, version]) => ({
      module,
      name: path.basename(module),
      text: JSON.stringify(version),
    }));
    const shortModule = new Map(
      versionFiles.map(({module, name}) => [module, `@generated/client/${name}`]),
    );
    const files = {
      ...Object.fromEntries(versionFiles.map(({name, text}) => [name, text])),
      'registry.js': registryOf(
        chunks.map(({name, module}) => ({name, module: shortModule.get(module) ?? module})),
      ),
      'registry.server.js': serverRegistryOf(chunks),
      // One file, since both list the same paths.
      'site.json': JSON.stringify({
        pages: short,
        globalData: shortenGlobalData(readGlobalData(generatedFilesDir)),
      }),
      'docusaurus.config.json': JSON.stringify(clientConfig(siteConfig)),
      // Without the list of plugins, which only the debug plugin shows.
      'site-metadata.json': JSON.stringify({
        ...readSiteMetadata(generatedFilesDir),
        pluginVersions: {},
      }),
    };
    fs.mkdirSync(folder, {recursive: true});
    for (const [name, text] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, name), text);
    }
  }

  /** What Docusaurus generated, in short, and the components that the configuration never shows. */
  function replacements(bundler: Bundler): BundlerPlugin[] {
    const generated = {
      'docusaurus.config': path.join(folder, 'docusaurus.config.json'),
      globalData: path.join(browserFolder, 'globalData.ts'),
      registry: path.join(folder, 'registry.js'),
      routes: path.join(browserFolder, 'routes.ts'),
      routesChunkNames: path.join(browserFolder, 'routesChunkNames.ts'),
      'site-metadata': path.join(folder, 'site-metadata.json'),
    };
    const unused = path.join(browserFolder, 'unused.ts');
    return swapping(bundler, [
      ...Object.entries(generated).map(([name, to]) => ({from: `@generated/${name}`, to})),
      ...unusedComponents(siteConfig).map((name) => ({from: `@theme/${name}`, to: unused})),
    ]);
  }

  return {
    name: 'client-bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      write();
      const bundler = currentBundler.instance;
      if (isServer) {
        const registry = path.join(folder, 'registry.server.js');
        return {
          plugins: [new bundler.NormalModuleReplacementPlugin(/^@generated\/registry$/, registry)],
        };
      }
      const minimizer = config.optimization?.minimizer;
      return {
        mergeStrategy: {plugins: 'replace', 'optimization.minimizer': 'replace'},
        plugins: [
          ...without('ChunkAssetPlugin', config.plugins),
          chunkAssetPlugin(bundler),
          ...replacements(bundler),
        ],
        module: {
          rules: [{include: pure, sideEffects: false}],
        },
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {
          chunkIds: 'named',
          mangleExports: 'size',
          splitChunks: {cacheGroups: partGroups},
          ...(minimizer && {minimizer: minimizers(bundler, minimizer)}),
        },
      };
    },
  };
}
