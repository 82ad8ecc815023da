/** Checks the redirects against the written pages. The hosting plugin checks them against all others. */
import fs from 'node:fs';
import path from 'node:path';

import {
  compileRedirects,
  redirectProblems,
  targetPath,
  type Redirects,
  type RedirectSource,
} from '../hosting/redirects';
import {missingTargets, shadowedPages} from '../hosting/targets';
import {anchorsOf} from './anchors';
import type {ContentPage, Finding} from './page';
import {isWrittenRoute} from './targets';

export interface WrittenRedirects {
  /** Where they are written: a path relative to the site's root, with forward slashes. */
  file: string;
  source: RedirectSource;
  /** URL paths of pages among the docs that are generated. */
  generated: readonly string[];
}

/** Those that lead to a page that only an author can have written. */
function toWrittenPages({source, generated}: WrittenRedirects): Redirects {
  const exact = Object.entries(source.exact).map(([from, to]) => ({from, to}));
  const isToWritten = (path: string) => isWrittenRoute(path) && !generated.includes(path);
  return {exact: exact.filter(({to}) => isToWritten(targetPath(to) ?? '')), patterns: []};
}

function problemsOf(written: WrittenRedirects, pages: readonly ContentPage[]) {
  const {source} = written;
  const problems = redirectProblems(source);
  // Where they lead is only known once each takes a single hop.
  if (problems.length > 0) return problems;
  const anchors = new Map(pages.map(({route, tree}) => [route, anchorsOf(tree)]));
  return [
    ...shadowedPages(compileRedirects(source), anchors),
    ...missingTargets(toWrittenPages(written), anchors),
  ];
}

/** The 1-based line of an old path; of the whole file if the path is not written there as it is. */
function lineIn(text: string, from: string): number {
  return Math.max(1, text.split('\n').findIndex((line) => line.includes(`'${from}'`)) + 1);
}

/** Redirects that can't be used, that lead to no page or anchor, and whose old path is a page. */
export function redirectFindings(
  siteDir: string,
  written: WrittenRedirects,
  pages: readonly ContentPage[],
): Finding[] {
  const {file} = written;
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return problemsOf(written, pages).map(({from, message}) => ({
    file,
    line: lineIn(text, from),
    message: `redirect from ${from}: ${message}.`,
  }));
}
