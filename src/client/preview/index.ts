import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import chokidar from 'chokidar';

import {isPreview} from '../../content/preview';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;
type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];

interface Options {
  /**
   * For each file that Docusaurus watches, the other files whose changes count as changes to it.
   */
  alsoWatch: Readonly<Record<string, readonly string[]>>;
  /** Patterns of files that the preview reads once, relative to the site's root. */
  readOnce: readonly string[];
}

/** How long, in milliseconds, a file's size has to stay the same, and how often it is polled. */
const WRITTEN = {stabilityThreshold: 50, pollInterval: 10};

const {watch} = chokidar;

/**
 * Makes Docusaurus' watchers report a file once it is completely written. Editors truncate a file
 * before they write it, so Docusaurus may read it empty, and chokidar drops a second event within
 * 50 ms. A page without front matter has a different URL, so the preview would show "Page Not
 * Found" until the next edit.
 *
 * The watchers also report changes to files that a watched file depends on without Docusaurus
 * knowing.
 *
 * @param alsoWatch - patterns of such files, by the watched file; all relative to the site's root
 */
function patchWatchers(alsoWatch: Readonly<Record<string, readonly string[]>>): void {
  chokidar.watch = (paths, options) => {
    const watched = [paths].flat();
    const more = watched.flatMap((file) => alsoWatch[file] ?? []);
    return watch([...watched, ...more], {...options, awaitWriteFinish: WRITTEN});
  };
}

function watchReadOnce(siteDir: string, patterns: readonly string[]): void {
  watch([...patterns], {cwd: siteDir, ignoreInitial: true}).on('all', (_event, file) =>
    logger.warn(`${file} is read when the preview starts: restart it to see the change.`),
  );
}

/** From all components of the site, since any Markdown page may use any of them. */
const componentStyles = 'src/{components,plugins/*/components}/**/*.module.css';

/**
 * In the preview, compiles a Markdown page when it is first opened, because an author looks at a
 * few of several hundred, and recovers from a page with a mistake. Production builds are unaffected.
 */
export default function preview(
  {generatedFilesDir, siteDir}: LoadContext,
  {alsoWatch, readOnce}: Options,
): Plugin {
  if (!isPreview()) return {name: 'client-preview'};
  patchWatchers(alsoWatch);
  let middleware: Middleware;
  return {
    name: 'client-preview',

    // Style sheets that only come in when a page is compiled may not be applied before a reload.
    getClientModules: () => Globby.sync(componentStyles, {cwd: siteDir, absolute: true}),

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        module: {
          rules: [
            // The registry names each page's module a second time, to hydrate the server's HTML, and
            // that alone makes the bundler compile it. The preview has no server-rendered HTML.
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              loader: path.join(__dirname, 'registry-loader.mjs'),
            },
            {
              // Not `test`, which Docusaurus uses to find the rules of content plugins.
              resource: /\.mdx?$/,
              // The loader requests the page itself with a query.
              resourceQuery: /^$/,
              enforce: 'post',
              loader: path.join(__dirname, 'page-loader.mjs'),
            },
          ],
        },
        plugins: [
          {
            apply(compiler: Compiler) {
              middleware = rspack.lazyCompilationMiddleware(compiler);
              watchReadOnce(siteDir, readOnce);
            },
          },
        ],
        // Merging appends the returned array to the server's own.
        devServer: {setupMiddlewares: () => [{name: 'client-preview', middleware}]},
      } as object;
    },
  };
}
