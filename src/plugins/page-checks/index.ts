import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {isBuild, isPreview} from '../../content/preview';
import {anchorsOf} from './anchors';
import {findingsOf, pageFindings} from './findings';
import {linkRule, orphanRule} from './links';
import type {LoaderOptions} from './loader.mjs';
import {
  isWritten,
  placeOf,
  readPage,
  writtenFiles,
  type ContentPage,
  type Finding,
  type PagePlace,
} from './page';
import type {WrittenRedirects} from './redirects';
import {lineOf, reportOf} from './report';

export interface PageChecksOptions {
  /** Components that every page can use without importing them. */
  components: readonly string[];
  redirects: WrittenRedirects;
  /** The problems in the samples of pages. */
  sampleProblems: (files: readonly string[]) => Promise<Finding[]>;
  /** Those of the pages that no sidebar lists. */
  unlisted: (files: readonly string[]) => Finding[];
}

/** @throws Error listing everything that is wrong with any page or redirect */
async function checkAll(siteDir: string, options: PageChecksOptions): Promise<void> {
  const {components, redirects} = options;
  const {files, read, findings} = findingsOf({siteDir, components, redirects});
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

/** @returns the page without content if it is not valid MDX */
function readAny(source: string, file: string): ContentPage {
  try {
    return readPage(source, file);
  } catch {
    return readPage(source, file, {type: 'root', children: []});
  }
}

/**
 * The findings of a page that depend on the other pages, which are read from disk. Parsing them can
 * take a second, so each is parsed again only once its text has changed.
 */
function findingsAmongAll(siteDir: string): (page: ContentPage) => Finding[] {
  const parsed = new Map<string, {text: string; page: ContentPage}>();
  function readOnce(file: string, text: string): ContentPage {
    const known = parsed.get(file);
    if (known?.text === text) return known.page;
    const page = readAny(text, file);
    parsed.set(file, {text, page});
    return page;
  }
  return (page) => {
    const texts = new Map(
      writtenFiles(siteDir).map((file) => [
        file,
        fs.readFileSync(path.join(siteDir, file), 'utf8'),
      ]),
    );
    const places = [...texts].map(([file, text]) => placeOf(file, text));
    const textOf = ({file}: PagePlace) => texts.get(file) ?? '';
    const read = (place: PagePlace) =>
      place.file === page.file ? page : readOnce(place.file, textOf(place));
    const links = linkRule(places, (place) => anchorsOf(read(place).tree));
    return [...links(page), ...orphanRule(places, textOf, read)(page)];
  };
}

/**
 * In the preview, reports what is wrong with a page when it is opened or edited: errors in the
 * overlay, and violated rules in the terminal, once for each state of the page.
 */
function previewRule(siteDir: string, options: PageChecksOptions): object {
  const site = {siteDir, components: options.components};
  const said = new Map<string, string>();
  const amongAll = findingsAmongAll(siteDir);
  function say(file: string, violations: readonly Finding[]): void {
    const text = violations.map(lineOf).join('\n');
    if (text !== '' && said.get(file) !== text) logger.warn(text);
    said.set(file, text);
  }
  const loaderOptions: LoaderOptions = {
    async check(source, absoluteFile) {
      const file = path.relative(siteDir, absoluteFile).split(path.sep).join('/');
      const {faults, violations, page} = pageFindings(source, file, site);
      if (faults.length > 0) return {fatal: faults.map(lineOf).join('\n'), errors: []};
      if (!isWritten(file)) return {errors: []};
      say(file, [...violations, ...amongAll(page)]);
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
