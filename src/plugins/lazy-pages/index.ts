import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;
type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];

/**
 * In the preview, compiles a Markdown page when it is first opened: an author looks at a few of
 * several hundred. A production build is not touched.
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  let middleware: Middleware;
  return {
    name: 'lazy-pages',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
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
        devServer: {setupMiddlewares: () => [{name: 'lazy-pages', middleware}]},
      } as object;
    },
  };
}
