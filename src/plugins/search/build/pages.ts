/** Which pages of the site can be an answer, and what they say. */
import {readBuiltPage, type BuiltSite} from '../../../content/html';
import type {CategoryPage, Doc, DocsVersion, SiteContent} from '../../../content/pages';
import type {Page, PageEntry, PageKind} from '../types';
import {extractPage} from './extract';

/** For pages without a category or heading above them. */
const NO_CATEGORY = 'Guides';

/** The kinds of docs that a folder contains. */
export type DocsFolder = Extract<PageKind, 'api' | 'lesson' | 'recipe'>;

type KindOf = (path: string, version: DocsVersion) => 'guide' | DocsFolder;

function entryOf(page: Doc | CategoryPage, version: DocsVersion, kindOf: KindOf): PageEntry[] {
  const {name} = version;
  const {permalink: path, place} = page;
  const category = place?.around[0] ?? NO_CATEGORY;
  if (page.kind === 'category') {
    return [{path, kind: 'page', category, version: name, questions: []}];
  }
  if (page.unlisted) return [];
  const {title, questions} = page;
  const kind = kindOf(path, version);
  if (kind === 'api') {
    return [{path, kind, category: 'API reference', version: name, title, questions}];
  }
  // In no sidebar: a partial of another page.
  return place ? [{path, kind, category, version: name, title, questions}] : [];
}

/**
 * @param folders - URL paths at which docs of these kinds start, below their version's
 * @returns docs, category index pages, posts and standalone pages, sorted by path; excludes pages
 * that are unlisted or in no sidebar, lists of posts, the search page and the not-found page
 */
export function entriesOf(content: SiteContent, folders: Record<DocsFolder, string>): PageEntry[] {
  const kinds = Object.entries(folders) as [DocsFolder, string][];
  const kindOf: KindOf = (path, version) =>
    kinds.find(([, folder]) => `${path}/`.startsWith(`${version.path}/${folder}/`))?.[0] ?? 'guide';
  const docs = content.versions.flatMap((version) =>
    version.pages.flatMap((page) => entryOf(page, version, kindOf)),
  );
  const posts = content.posts
    .filter(({unlisted}) => !unlisted)
    .map(({permalink: path, title, questions}): PageEntry => {
      return {path, kind: 'blog', category: 'Blog', title, questions};
    });
  const pages = content.standalone.map(({permalink: path}): PageEntry => {
    return {path, kind: 'page', category: 'Site', questions: []};
  });
  return [...docs, ...posts, ...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
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

export interface ReadPagesOptions extends BuiltSite {
  entries: readonly PageEntry[];
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
