/** Selects from the model of pages which pages of the site can be an answer. */
import type {CategoryPage, Doc, DocsVersion, SiteContent} from '../../../content/pages';
import type {PageEntry} from '../types';

/** For pages without a category or heading above them. */
const NO_CATEGORY = 'Guides';

function entryOf(
  page: Doc | CategoryPage,
  {name}: DocsVersion,
  isReference: (path: string) => boolean,
): PageEntry[] {
  const {permalink: path, place} = page;
  const category = place?.around[0] ?? NO_CATEGORY;
  if (page.kind === 'category') {
    return [{path, kind: 'page', category, version: name, questions: []}];
  }
  if (page.unlisted) return [];
  const {title, questions} = page;
  if (isReference(path)) {
    return [{path, kind: 'api', category: 'API reference', version: name, title, questions}];
  }
  // In no sidebar: a partial of another page.
  return place ? [{path, kind: 'guide', category, version: name, title, questions}] : [];
}

/**
 * @param apiPath - URL path at which the API reference starts, base URL included
 * @returns docs, category index pages, posts and standalone pages, sorted by path; excludes pages
 * that are unlisted or in no sidebar, lists of posts, the search page and the not-found page
 */
export function entriesOf(content: SiteContent, apiPath: string): PageEntry[] {
  const isReference = (path: string) => path === apiPath || path.startsWith(`${apiPath}/`);
  const docs = content.versions.flatMap((version) =>
    version.pages.flatMap((page) => entryOf(page, version, isReference)),
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
