/** The one source of what is wrong with pages: for the preview, lint and build. */
import {setImmediate as idle} from 'node:timers/promises';

import {isWritten, placesOf, writtenTexts, type PagePlace} from '../../versions/places';
import {installFindings} from './installs';
import {addressFindings, fileFindings, linkFindings, linksOf, type PageLink} from './links';
import {checkMdx} from './mdx';
import {readPage} from './page';
import type {Finding} from './report';
import {pageRules} from './rules';

export interface Site {
  siteDir: string;
  /** Available on every page without an import. */
  components: readonly string[];
  /** What is wrong with the lists of pages: sidebars, and pages of other versions. */
  listFindings: (places: readonly PagePlace[]) => Promise<Finding[]>;
}

/** What follows from a page's text alone. */
interface Checked {
  source: string;
  /** Why it can't be displayed; then it has no other findings. */
  faults: Finding[];
  /** Rules that an otherwise valid, hand-written page violates. */
  violations: Finding[];
  links: PageLink[];
  /** Whether it is valid MDX. */
  isRead: boolean;
}

function check(source: string, file: string, {siteDir, components}: Site): Checked {
  const {tree, faults} = checkMdx(source, file, components);
  if (!tree || faults.length > 0 || !isWritten(file)) {
    return {source, faults, violations: [], links: [], isRead: tree !== undefined};
  }
  const page = readPage(source, file, tree);
  const violations = [
    ...pageRules.flatMap((rule) => rule(page)),
    ...installFindings(siteDir, file, source),
  ];
  return {source, faults, violations, links: linksOf(tree), isRead: true};
}

export class PageChecks {
  private readonly checked = new Map<string, Checked>();

  constructor(private readonly site: Site) {}

  /** @returns why a page can't be displayed */
  faultsOf(source: string, file: string): Finding[] {
    return this.check(source, file).faults;
  }

  /**
   * Checks all pages, of which only those are parsed that have changed, and gives way to other work
   * between two of them.
   *
   * @param texts - of all pages, by file
   * @returns the files of those that are valid MDX, and all findings
   */
  async all(
    texts: ReadonlyMap<string, string> = writtenTexts(this.site.siteDir),
  ): Promise<{read: string[]; findings: Finding[]}> {
    const {siteDir, listFindings} = this.site;
    const places = placesOf(texts);
    const files = new Set(texts.keys());
    const findings = [...addressFindings(places), ...(await listFindings(places))];
    const read: string[] = [];
    for (const place of places) {
      const {file} = place;
      const {faults, violations, links, isRead} = this.check(texts.get(file) ?? '', file);
      if (isRead) read.push(file);
      findings.push(
        ...faults,
        ...violations,
        ...linkFindings(place, links, places),
        ...fileFindings(siteDir, place, links, files),
      );
      await idle();
    }
    return {read, findings};
  }

  private check(source: string, file: string): Checked {
    const known = this.checked.get(file);
    if (known?.source === source) return known;
    const checked = check(source, file, this.site);
    this.checked.set(file, checked);
    return checked;
  }
}
