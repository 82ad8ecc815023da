import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {isBuild, isPreview} from '../../content/preview';
import {findingsIn, findingsInAll} from './checks';
import type {LoaderOptions} from './loader.mjs';
import {isWritten, placesOf, writtenTexts} from './page';
import {lineOf, reportOf, type Finding} from './report';

export interface PageChecksOptions {
  /** Components that every page can use without importing them. */
  components: readonly string[];
  /** The problems in the samples of pages. */
  sampleProblems: (files: readonly string[]) => Promise<Finding[]>;
  /** Those of the pages that no sidebar lists. */
  unlisted: (files: readonly string[]) => Finding[];
}

/** @throws Error listing everything that is wrong with any page */
async function checkAll(siteDir: string, options: PageChecksOptions): Promise<void> {
  const {files, read, findings} = findingsInAll({siteDir, components: options.components});
  const all = [
    ...findings,
    // The samples of an unparsed page are unknown.
    ...(await options.sampleProblems(read)),
    ...options.unlisted(files),
  ];
  if (all.length === 0) return;
  const error = new Error(reportOf(all));
  // The stack is useless to authors.
  error.stack = error.message;
  throw error;
}

/**
 * In the preview, reports what is wrong with a page when it is opened or edited: errors in the
 * overlay, and violated rules in the terminal, once for each state of the page.
 */
function previewRule(siteDir: string, options: PageChecksOptions): object {
  const site = {siteDir, components: options.components};
  const said = new Map<string, string>();
  function say(file: string, violations: readonly Finding[]): void {
    const text = violations.map(lineOf).join('\n');
    if (text !== '' && said.get(file) !== text) logger.warn(text);
    said.set(file, text);
  }
  const loaderOptions: LoaderOptions = {
    async check(source, absoluteFile) {
      const file = path.relative(siteDir, absoluteFile).split(path.sep).join('/');
      const places = placesOf(writtenTexts(siteDir));
      const {faults, violations} = findingsIn(source, file, site, places);
      if (faults.length > 0) return {fatal: faults.map(lineOf).join('\n'), errors: []};
      if (!isWritten(file)) return {errors: []};
      say(file, violations);
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
 * created, which is before any plugin loads content and fails at the first error. In the preview,
 * each page is checked when it is opened.
 */
export default async function pageChecks(
  {siteDir}: LoadContext,
  options: PageChecksOptions,
): Promise<Plugin> {
  if (isBuild()) await checkAll(siteDir, options);
  return {
    name: 'page-checks',
    configureWebpack(_config, isServer) {
      if (isServer || !isPreview()) return {};
      return {module: {rules: [previewRule(siteDir, options)]}} as object;
    },
  };
}
