import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** The bundler's own exports, and what it takes; Docusaurus' types call both webpack's. */
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
export type BundlerPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  {apply: unknown}
>;

/**
 * `__webpack_require__.gca`, by which Docusaurus' client gets the URL of a chunk to prefetch it.
 * Docusaurus' own plugin writes a table from each chunk's name to its id into the runtime; here
 * every chunk's name is its id.
 */
export function chunkAssetPlugin({RuntimeGlobals, RuntimeModule}: Bundler): BundlerPlugin {
  class ChunkAsset extends RuntimeModule {
    override generate(): string {
      const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
      return `__webpack_require__.gca = (chunk) => ${publicPath} + ${getChunkScriptFilename}(chunk);`;
    }
  }
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap('lean-js', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('lean-js', (chunk) => {
          const stage = RuntimeModule.STAGE_ATTACH;
          compilation.addRuntimeModule(chunk, new ChunkAsset('chunk asset', stage));
        });
      });
    },
  };
}
