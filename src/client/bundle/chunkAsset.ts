import type {Bundler, BundlerPlugin} from '../upstream/modules';

/**
 * Implements `__webpack_require__.gca`, which gives Docusaurus' client the URL of a chunk to
 * prefetch. Docusaurus' own plugin adds a table from chunk names to chunk ids to the runtime; here
 * the name of a chunk is its id.
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
      hooks.thisCompilation.tap('client-bundle', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('client-bundle', (chunk) => {
          const stage = RuntimeModule.STAGE_ATTACH;
          compilation.addRuntimeModule(chunk, new ChunkAsset('chunk asset', stage));
        });
      });
    },
  };
}
