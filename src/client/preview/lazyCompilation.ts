import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

import {isPreview} from '../../content/preview';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;
type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];

/** Of all components of the site, since any of them may be used in a Markdown page. */
const componentStyles = 'src/{components,plugins/*/components}/**/*.module.css';

/**
 * In the preview, compiles a Markdown page when it is first opened: an author looks at a few of
 * several hundred. A production build is not touched.
 */
export default function lazyCompilation({generatedFilesDir, siteDir}: LoadContext): Plugin {
  let middleware: Middleware;
  return {
    name: 'preview-lazy-compilation',

    // Those that come only when a page is compiled may not be applied before a reload.
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
        // Merging appends what is returned to the server's own list.
        devServer: {setupMiddlewares: () => [{name: 'preview-lazy-compilation', middleware}]},
      } as object;
    },
  };
}
