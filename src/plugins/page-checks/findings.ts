import fs from 'node:fs';
import path from 'node:path';

import {installFindings} from './installs';
import {orphans, pageLinks} from './links';
import {checkMdx} from './mdx';
import {nameFindings} from './names';
import {readPage, writtenFiles, type ContentPage, type Finding} from './page';
import {platformFindings} from './platforms';
import {redirectFindings, type WrittenRedirects} from './redirects';
import {pageRules} from './rules';

/** The findings of one page by itself. */
interface PageFindings {
  /** Errors that prevent it from being displayed. */
  faults: Finding[];
  /** Rules that an otherwise valid page violates. */
  violations: Finding[];
  /** Empty if it is not valid MDX. */
  page: ContentPage;
  isRead: boolean;
}

/** What is the same for all pages. */
interface Site {
  siteDir: string;
  /** Available on every page without an import. */
  components: readonly string[];
}

export function pageFindings(
  source: string,
  file: string,
  {siteDir, components}: Site,
): PageFindings {
  const {tree, faults} = checkMdx(source, file, components);
  const page = readPage(source, file, tree ?? {type: 'root', children: []});
  const violations =
    faults.length > 0
      ? []
      : [
          ...pageRules.flatMap((rule) => rule(page)),
          ...nameFindings(siteDir, page),
          ...installFindings(siteDir, file, source),
        ];
  return {faults, violations, page, isRead: tree !== undefined};
}

/** @returns the findings of all pages and redirects, and the files of the pages that are valid MDX */
export function findingsOf({redirects, ...site}: Site & {redirects: WrittenRedirects}) {
  const {siteDir} = site;
  const files = writtenFiles(siteDir);
  const found = files.map((file) =>
    pageFindings(fs.readFileSync(path.join(siteDir, file), 'utf8'), file, site),
  );
  const pages = found.map(({page}) => page);
  const read = found.flatMap(({isRead, page}) => (isRead ? [page.file] : []));
  return {
    files,
    read,
    findings: [
      ...found.flatMap(({faults, violations}) => [...faults, ...violations]),
      ...pageLinks(pages),
      ...platformFindings(pages),
      ...redirectFindings(siteDir, redirects, pages),
      // The links of an unparsed page are unknown, and one of them may be the only link to a page.
      ...(read.length === files.length ? orphans(pages) : []),
    ],
  };
}
