/** Which pages of the site can be an answer, and what they say. */
import {readBuiltPage, type BuiltSite} from '../../../content/html';
import type {CategoryPage, Doc, DocsVersion, SiteContent} from '../../../content/pages';
import type {Page, PageEntry, PageKind} from '../types';
import {extractPage} from './extract';

/** For pages without a category or heading above them. */
const NO_CATEGORY = 'Guides';

/** The folders with docs of another kind than guides, below each version. */
const FOLDERS: readonly (readonly [folder: string, kind: PageKind])[] = [
  ['typedoc', 'api'],
  ['learn', 'lesson'],
  ['recipes', 'recipe'],
];

function entryOf(page: Doc | CategoryPage, version: DocsVersion): PageEntry[] {
  const {name} = version;
  const {permalink: path, place} = page;
  const category = place?.around[0] ?? NO_CATEGORY;
  if (page.kind === 'category') {
    return [{path, kind: 'page', category, version: name, questions: []}];
  }
  if (page.unlisted) return [];
  const {title, questions} = page;
  const isIn = ([folder]: (typeof FOLDERS)[number]) =>
    `${path}/`.startsWith(`${version.path}/${folder}/`);
  const [, kind] = FOLDERS.find(isIn) ?? ['', 'guide' as const];
  if (kind === 'api') {
    return [{path, kind, category: 'API reference', version: name, title, questions}];
  }
  // In no sidebar: a partial of another page.
  return place ? [{path, kind, category, version: name, title, questions}] : [];
}

/**
 * @returns docs, category index pages, posts and standalone pages, sorted by path; excludes pages
 * that are unlisted or in no sidebar, lists of posts, the search page and the not-found page
 */
export function entriesOf(content: SiteContent): PageEntry[] {
  const docs = content.versions.flatMap((version) =>
    version.pages.flatMap((page) => entryOf(page, version)),
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

/** Leaves out entries that have no page with a title. */
export async function readPages(site: BuiltSite, entries: readonly PageEntry[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const entry of entries) {
    const html = await readBuiltPage(site, entry.path);
    const page = html === undefined ? null : extractPage(html, entry);
    if (page) pages.push(page);
  }
  return pages;
}
