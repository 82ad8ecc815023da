import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

import {isPreview} from '../../content/preview';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;
type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];

/** From all components of the site, since any Markdown page may use any of them. */
const componentStyles = 'src/{components,plugins/*/components}/**/*.module.css';

/**
 * In the preview, compiles a Markdown page when it is first opened, because an author looks at a
 * few of several hundred. Production builds are unaffected.
 */
export default function lazyCompilation({generatedFilesDir, siteDir}: LoadContext): Plugin {
  let middleware: Middleware;
  return {
    name: 'preview-lazy-compilation',

    // Style sheets that only come in when a page is compiled may not be applied before a reload.
    getClientModules: () =>
      isPreview() ? Globby.sync(componentStyles, {cwd: siteDir, absolute: true}) : [],

    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              loader: path.join(__dirname, 'registry-loader.mjs'),
            },
          ],
        },
        plugins: [
          {
            apply(compiler: Compiler) {
              middleware = rspack.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        // Merging appends the returned array to the server's own.
        devServer: {setupMiddlewares: () => [{name: 'preview-lazy-compilation', middleware}]},
      } as object;
    },
  };
}
