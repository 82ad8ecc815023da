/** Applies all rules to one page, or to all of them. */
import {installFindings} from './installs';
import {linkFindings} from './links';
import {checkMdx} from './mdx';
import {isWritten, placesOf, readPage, writtenTexts, type PagePlace} from './page';
import type {Finding} from './report';
import {pageRules} from './rules';

interface Site {
  siteDir: string;
  /** Available on every page without an import. */
  components: readonly string[];
}

interface PageFindings {
  /** Errors that prevent the page from being displayed. */
  faults: Finding[];
  /** Rules that an otherwise valid, hand-written page violates. */
  violations: Finding[];
  /** Whether it is valid MDX. */
  isRead: boolean;
}

/** @param places - of all hand-written pages */
export function findingsIn(
  source: string,
  file: string,
  {siteDir, components}: Site,
  places: readonly PagePlace[],
): PageFindings {
  const {tree, faults} = checkMdx(source, file, components);
  if (!tree || faults.length > 0 || !isWritten(file)) {
    return {faults, violations: [], isRead: tree !== undefined};
  }
  const page = readPage(source, file, tree);
  const violations = [
    ...pageRules.flatMap((rule) => rule(page)),
    ...linkFindings(page, places),
    ...installFindings(siteDir, file, source),
  ];
  return {faults, violations, isRead: true};
}

/** @returns the findings of all pages, their files, and the files of those that are valid MDX */
export function findingsInAll(site: Site): {files: string[]; read: string[]; findings: Finding[]} {
  const texts = writtenTexts(site.siteDir);
  const places = placesOf(texts);
  const read: string[] = [];
  const findings = [...texts].flatMap(([file, source]) => {
    const {faults, violations, isRead} = findingsIn(source, file, site, places);
    if (isRead) read.push(file);
    return [...faults, ...violations];
  });
  return {files: [...texts.keys()], read, findings};
}
