/** The pages that get a twin, from the loaded content of Docusaurus' plugins. */
import path from 'node:path';

import type {Doc, DocsVersion, Post, SiteContent} from '../../content/pages';
import type {LinkPage} from './links';

export interface TwinPage extends LinkPage {
  /** Relative to the site's root. */
  file: string;
  title: string;
  /** One line; may be empty. */
  description: string;
  /** The questions that it declares it answers. */
  questions: string[];
  /** The line below the source's address, such as the version it describes. */
  about: string;
  /** Not included in any list of pages. */
  unlisted: boolean;
}

export interface Section {
  /** The pages of a sidebar category; those above the first one have none. */
  title: string | undefined;
  pages: TwinPage[];
}

export interface TwinVersion {
  /** Such as `10.x`. */
  label: string;
  /** URL path of its first page, with base URL. */
  path: string;
  isNewest: boolean;
  /** All pages that have a twin. */
  pages: TwinPage[];
  /** The listed ones in sidebar order, followed by those that are in no sidebar. */
  sections: Section[];
}

export interface TwinSite {
  versions: TwinVersion[];
  /** Newest first. */
  posts: TwinPage[];
}

/** By aliased source path, which is how links to files are resolved. */
const permalinksOf = (pages: readonly (Doc | Post)[]) =>
  new Map(pages.map(({file, permalink}) => [`@site/${file}`, permalink]));

const isDoc = (page: DocsVersion['pages'][number]): page is Doc => page.kind === 'doc';

function twinPage(page: Doc | Post, rest: Omit<TwinPage, keyof Post>): TwinPage {
  const {file, permalink, title, description, questions, unlisted} = page;
  return {file, permalink, title, description, questions, unlisted, ...rest};
}

function versionOf({
  pages,
  contentPath,
  contentPathLocalized,
  ...version
}: DocsVersion): TwinVersion {
  const docs = pages.filter(isDoc);
  const permalinks = permalinksOf(docs);
  const sections: Section[] = [];
  const twins = docs.map((doc) => {
    const twin = twinPage(doc, {
      about: `Documentation of tRPC ${version.label}.`,
      contentPaths: {contentPath, contentPathLocalized: contentPathLocalized ?? contentPath},
      permalinks,
    });
    if (doc.unlisted) return twin;
    const title = doc.place ? [...doc.place.around, doc.place.heads][0] : 'More';
    const last = sections.at(-1);
    if (last && last.title === title) last.pages.push(twin);
    else sections.push({title, pages: [twin]});
    return twin;
  });
  return {...version, pages: twins, sections};
}

function postsOf(posts: readonly Post[], siteDir: string): TwinPage[] {
  const permalinks = permalinksOf(posts);
  return posts.map((post) => {
    const folder = path.join(siteDir, post.file.split('/')[0] ?? '');
    const names = post.authors.join(', ');
    return twinPage(post, {
      about: `Blog post${names && ` by ${names}`}, ${post.date.toISOString().slice(0, 10)}.`,
      contentPaths: {contentPath: folder, contentPathLocalized: folder},
      permalinks,
    });
  });
}

export function toTwinSite({versions, posts}: SiteContent, siteDir: string): TwinSite {
  return {versions: versions.map(versionOf), posts: postsOf(posts, siteDir)};
}

/** Every page that has a twin. */
export function pagesOf({versions, posts}: TwinSite): TwinPage[] {
  return [...versions.flatMap(({pages}) => pages), ...posts];
}
