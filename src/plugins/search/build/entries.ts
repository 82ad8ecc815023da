/** Selects from the model of pages which pages of the site can be an answer. */
import type {CategoryPage, Doc, DocsVersion, SiteContent} from '../../../content/pages';
import type {PageEntry, PageKind} from '../types';

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
