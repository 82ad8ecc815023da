/** Reads the built HTML of every page that can be an answer. */
import {readBuiltPage, type BuiltSite} from '../../../content/html';
import type {Page, PageEntry} from '../types';
import {extractPage} from './extract';

export interface ReadPagesOptions extends BuiltSite {
  entries: readonly PageEntry[];
}

/** With fewer pages, a tenth of them is not significant. */
const FEWEST_PAGES = 30;
const SHARE = 1 / 10;

/**
 * @returns texts that occur on more than a tenth of the pages and therefore are not content: a
 * control, a label, a banner
 */
export function commonTexts(pages: readonly Page[]): string[] {
  if (pages.length < FEWEST_PAGES) return [];
  const counts = new Map<string, number>();
  for (const {sections} of pages) {
    // The type of an option, such as `number`, is content on however many pages it occurs.
    const own = sections.filter(({isTerm}) => !isTerm);
    for (const text of new Set(own.flatMap(({blocks}) => blocks))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > pages.length * SHARE)
    .map(([text, count]) => `"${text}" (${count} of ${pages.length} pages)`);
}

/** @throws Error if text is extracted that is not content of its page */
export async function readPages({entries, ...site}: ReadPagesOptions): Promise<Page[]> {
  const pages: Page[] = [];
  for (const entry of entries) {
    const html = await readBuiltPage(site, entry.path);
    const page = html === undefined ? null : extractPage(html, entry);
    if (page) pages.push(page);
  }
  const common = commonTexts(pages);
  if (common.length > 0) {
    throw new Error(
      `The search would find these texts on pages that are not about them: ${common.join(', ')}. ` +
        'Give the component that shows one the attribute data-search-skip, or add it to SKIPPED in src/plugins/search/build/extract.ts.',
    );
  }
  return pages;
}
