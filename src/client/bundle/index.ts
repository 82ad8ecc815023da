import fs from 'node:fs';
import path from 'node:path';

import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

import {isPreview} from '../../content/preview';
import {fileOf, swapping, type Bundler, type BundlerPlugin, type Swap} from '../upstream/modules';
import {chunkAssetPlugin} from './chunkAsset';
import {partGroups} from './chunks';
import {clientConfig} from './config';
import {shortenVersions} from './docsVersions';
import {readData, readGlobalData, readSite, readSiteMetadata} from './generated';
import {shortenGlobalData} from './globalData';
import {shorten, type Chunk} from './shorten';
import {unusedComponents} from './unused';

/** Rspack's minifier, which is missing from the bundler types because those are webpack's. */
type Rspack = {
  SwcJsMinimizerRspackPlugin: new (options: {
    include?: RegExp;
    exclude?: RegExp;
    minimizerOptions: object;
  }) => BundlerPlugin;
};

const browserFolder = path.join(__dirname, 'browser');

/** CommonJS packages, which are not tree-shaken unless they are declared free of side effects. */
const pure = /node_modules\/(?:hoist-non-react-statics|prop-types|react-is)\//;

/** The file that `@theme/${name}` resolves to; the site's own takes precedence over the theme's. */
function themeFile(siteDir: string, name: string): string {
  const own = ['.tsx', '/index.tsx']
    .map((end) => path.join(siteDir, 'src/theme', `${name}${end}`))
    .find((file) => fs.existsSync(file));
  if (own) return own;
  const module = `@docusaurus/theme-classic/lib/theme/${name}`;
  const asFile = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic')),
    'theme',
    `${name}.js`,
  );
  return fileOf({module: fs.existsSync(asFile) ? `${module}.js` : `${module}/index.js`});
}

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

/**
 * The runtime, which contains the file name of every chunk. The minifier picks variable names by
 * letter frequency while the hashes in these file names are still placeholders, and the
 * placeholders differ when modules come from the cache. Without this exception, the runtime would
 * change between identical builds, and every page with it.
 */
const runtime = /\/runtime~main\./;

/** @throws Error unless exactly one plugin of that class is there to remove */
function without<P>(className: string, plugins: P[] = []): P[] {
  const others = plugins.filter(
    (plugin) => !(plugin instanceof Object && plugin.constructor.name === className),
  );
  if (others.length !== plugins.length - 1) {
    throw new Error(`Docusaurus no longer has one ${className}; adapt src/client/bundle.`);
  }
  return others;
}

/** Docusaurus' minimizers, with the JavaScript one targeting current browsers. */
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

/** Writes the short forms of what Docusaurus generated, which `browser` expands. */
function writeShortForms(
  generatedFilesDir: string,
  folder: string,
  siteConfig: DocusaurusConfig,
): void {
  const site = readSite(generatedFilesDir);
  const {short, chunks} = shorten(site);
  const versions = shortenVersions(readData(generatedFilesDir, Object.values(site.modules)));
  const shortModule = (module: string) =>
    versions.has(module) ? `@generated/client/${path.basename(module)}` : module;
  const globalData = shortenGlobalData(readGlobalData(generatedFilesDir));
  const files = {
    ...Object.fromEntries(
      [...versions].map(([module, version]) => [path.basename(module), JSON.stringify(version)]),
    ),
    'registry.js': registryOf(
      chunks.map(({name, module}) => ({name, module: shortModule(module)})),
    ),
    'registry.server.js': serverRegistryOf(chunks),
    // One file, because both contain the same paths.
    'site.json': JSON.stringify({pages: short, globalData}),
    'docusaurus.config.json': JSON.stringify(clientConfig(siteConfig)),
    // Without the list of plugins, which only the debug plugin reads.
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

/** Makes the main script smaller in production; see the README of `src/client`. */
export default function bundle({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'client');
  const readerConfig = clientConfig(siteConfig);
  let isWritten = false;

  const generated = (file: string, to: string): Swap => ({
    alias: `@generated/${path.parse(file).name}`,
    from: path.join(generatedFilesDir, file),
    to,
  });

  /**
   * Shortens what Docusaurus generated and drops components that the configuration never renders.
   */
  const swaps = (): Swap[] => {
    const unused = path.join(browserFolder, 'unused.ts');
    return [
      generated('docusaurus.config.mjs', path.join(folder, 'docusaurus.config.json')),
      generated('globalData.json', path.join(browserFolder, 'globalData.ts')),
      generated('registry.js', path.join(folder, 'registry.js')),
      generated('routes.js', path.join(browserFolder, 'routes.ts')),
      generated('routesChunkNames.json', path.join(browserFolder, 'routesChunkNames.ts')),
      generated('site-metadata.json', path.join(folder, 'site-metadata.json')),
      ...unusedComponents({...siteConfig, themeConfig: readerConfig.themeConfig}).map((name) => ({
        alias: `@theme/${name}`,
        from: themeFile(siteDir, name),
        to: unused,
      })),
    ];
  };

  return {
    name: 'client-bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      if (isPreview()) return {};
      // The client and the server bundle both read the short forms.
      if (!isWritten) writeShortForms(generatedFilesDir, folder, siteConfig);
      isWritten = true;
      const bundler = currentBundler.instance;
      if (isServer) {
        const registry = path.join(folder, 'registry.server.js');
        return {plugins: [swapping(bundler, [generated('registry.js', registry)])]};
      }
      const minimizer = config.optimization?.minimizer;
      return {
        mergeStrategy: {plugins: 'replace', 'optimization.minimizer': 'replace'},
        plugins: [
          ...without('ChunkAssetPlugin', config.plugins),
          chunkAssetPlugin(bundler),
          swapping(bundler, swaps()),
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
