import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import chokidar from 'chokidar';

import {contentFolders, isWritten} from '../../versions/places';
import {afterCompiling, isBuild, isPreview} from '../../content/preview';
import {PageChecks, type Site} from './checks';
import type {LoaderOptions} from './loader.mjs';
import {lineOf, reportOf, type Finding} from './report';

export interface PageChecksOptions extends Omit<Site, 'siteDir'> {
  /** The problems in the samples of pages. */
  sampleProblems: (files: readonly string[]) => Promise<Finding[]>;
  /** Files that lists of pages come from, as patterns relative to the site's root. */
  lists: readonly string[];
}

/** @throws Error listing everything that is wrong with any page */
async function checkAll(checks: PageChecks, {sampleProblems}: PageChecksOptions): Promise<void> {
  const {read, findings} = await checks.all();
  // The samples of an unparsed page are unknown.
  const all = [...findings, ...(await sampleProblems(read))];
  if (all.length === 0) return;
  const error = new Error(reportOf(all));
  // The stack is useless to authors.
  error.stack = error.message;
  throw error;
}

/** Prints what is wrong with any page, and after each change what has come to be wrong. */
async function watchAll(checks: PageChecks, siteDir: string, lists: readonly string[]) {
  let said = new Set<string>();
  let isDue = false;
  let running: Promise<void> | undefined;
  async function say(): Promise<void> {
    while (isDue) {
      isDue = false;
      const lines = (await checks.all()).findings.map(lineOf);
      const more = lines.filter((line) => !said.has(line));
      if (more.length > 0) logger.warn(more.join('\n'));
      said = new Set(lines);
    }
    running = undefined;
  }
  const start = () => {
    isDue = true;
    running ??= say().catch((error: unknown) => {
      running = undefined;
      logger.error(error instanceof Error ? error.message : String(error));
    });
  };
  chokidar
    .watch([...contentFolders, ...lists], {cwd: siteDir, ignoreInitial: true})
    .on('all', start);
  start();
}

/** In the preview, errors in a page that is opened or edited are shown in the overlay. */
function overlayRule(checks: PageChecks, siteDir: string, options: PageChecksOptions): object {
  const loaderOptions: LoaderOptions = {
    async check(source, absoluteFile) {
      const file = path.relative(siteDir, absoluteFile).split(path.sep).join('/');
      const faults = checks.faultsOf(source, file);
      if (faults.length > 0) return {fatal: faults.map(lineOf).join('\n'), errors: []};
      if (!isWritten(file)) return {errors: []};
      return {errors: (await options.sampleProblems([file])).map(lineOf)};
    },
  };
  return {
    // Not `test`, which Docusaurus uses to find the rules of content plugins.
    resource: /\.mdx?$/,
    // A request for the page itself, which src/client/preview makes with this query.
    resourceQuery: /^\?page$/,
    enforce: 'pre',
    loader: path.join(__dirname, 'loader.mjs'),
    options: loaderOptions,
  };
}

/**
 * Reports what is wrong with pages. In a build, all problems are reported at once, when plugins are
 * created, which is before any plugin loads content and fails at the first error. The preview prints
 * them once its first page can be opened.
 */
export default async function pageChecks(
  {siteDir}: LoadContext,
  options: PageChecksOptions,
): Promise<Plugin> {
  const checks = new PageChecks({siteDir, ...options});
  if (isBuild()) await checkAll(checks, options);
  return {
    name: 'page-checks',
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      let isWatching = false;
      const watching = afterCompiling('page-checks', () => {
        if (!isWatching) void watchAll(checks, siteDir, options.lists);
        isWatching = true;
      });
      return {
        module: {rules: [overlayRule(checks, siteDir, options)]},
        plugins: [watching],
      } as object;
    },
  };
}
