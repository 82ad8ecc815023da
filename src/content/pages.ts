/**
 * The only model of which pages the docs and the blog have, built from what Docusaurus' plugins
 * loaded.
 */
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';

import {questionsOf} from './questions';

interface PageBase {
  /** URL path with base URL, as in routes and links. */
  permalink: string;
}

/** The position of a page in a sidebar. */
interface Place {
  /** Labels of the categories around it, outermost first; for a page in none, of the heading above it. */
  around: readonly string[];
  /** Label of the category that links to it, if it does. */
  heads: string | undefined;
}

export interface WrittenPage extends PageBase {
  /** Relative to the site's root. */
  file: string;
  title: string;
  /** May be empty. */
  description: string;
  /** Questions that it declares it answers. */
  questions: string[];
  /** Not included in any list of pages. */
  unlisted: boolean;
}

export interface Doc extends WrittenPage {
  kind: 'doc';
  /** Undefined for a doc that is in no sidebar. */
  place: Place | undefined;
}

/** A category's index page, which Docusaurus generates. */
export interface CategoryPage extends PageBase {
  kind: 'category';
  place: Place;
}

export interface Post extends WrittenPage {
  kind: 'post';
  date: Date;
  /** Names. */
  authors: string[];
}

/** A page outside the docs and the blog. */
export interface StandalonePage extends PageBase {
  kind: 'page';
}

export interface DocsVersion {
  /** Docusaurus' name, such as `current`. */
  name: string;
  /** Such as `10.x`. */
  label: string;
  /** URL path of its first page, with base URL. */
  path: string;
  isNewest: boolean;
  /** Those in sidebars first, in sidebar order. */
  pages: (Doc | CategoryPage)[];
}

export interface SiteContent {
  versions: DocsVersion[];
  /** Newest first. */
  posts: Post[];
  standalone: StandalonePage[];
}

/** A plugin with the content that it loaded. */
interface Loaded {
  name: string;
  content: unknown;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Placed = {id: string; place: Place} | {permalink: string; place: Place};

/** @returns the pages of a list; a category's own page comes before those in it */
function placesIn(items: readonly SidebarItem[], outer: readonly string[]): Placed[] {
  let heading: readonly string[] = [];
  return items.flatMap((item): Placed[] => {
    if (item.type === 'html') heading = [item.value];
    if (item.type === 'doc' || item.type === 'ref') {
      return [{id: item.id, place: {around: [...outer, ...heading], heads: undefined}}];
    }
    if (item.type !== 'category') return [];
    const {label, link} = item;
    const place = {around: outer, heads: label};
    return [
      ...(link?.type === 'doc' ? [{id: link.id, place}] : []),
      ...(link?.type === 'generated-index' ? [{permalink: link.permalink, place}] : []),
      ...placesIn(item.items, [...outer, label]),
    ];
  });
}

/** A title or description may be folded over several lines of front matter. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const siteAlias = '@site/';

/** Content plugins leave the trailing slash of some permalinks for routes and links to normalize. */
function written(page: DocMetadata | BlogPost['metadata'], slash: ApplyTrailingSlashParams) {
  return {
    permalink: applyTrailingSlash(page.permalink, slash),
    file: page.source.slice(siteAlias.length),
    title: oneLine(page.title),
    description: oneLine(page.description),
    questions: questionsOf(page.frontMatter),
    unlisted: page.unlisted,
  };
}

function versionOf(version: LoadedVersion, slash: ApplyTrailingSlashParams): DocsVersion {
  const left = new Map(version.docs.map((doc) => [doc.id, doc]));
  const placed = Object.values(version.sidebars)
    .flatMap((items) => placesIn(items, []))
    .flatMap((entry): (Doc | CategoryPage)[] => {
      const {place} = entry;
      if ('permalink' in entry) {
        return [{kind: 'category', permalink: applyTrailingSlash(entry.permalink, slash), place}];
      }
      const doc = left.get(entry.id);
      left.delete(entry.id);
      return doc ? [{kind: 'doc', ...written(doc, slash), place}] : [];
    });
  const rest = [...left.values()].map((doc): Doc => ({
    kind: 'doc',
    ...written(doc, slash),
    place: undefined,
  }));
  const {versionName, label, path, isLast} = version;
  return {
    name: versionName,
    label,
    path,
    isNewest: isLast,
    pages: [...placed, ...rest],
  };
}

export function contentOf(loaded: readonly Loaded[], baseUrl: string): SiteContent {
  const slash = {trailingSlash: false, baseUrl};
  const contents = <T>(plugin: string) =>
    loaded.flatMap(({name, content}) =>
      // A plugin that is configured but has nothing to load, for example because its directory is
      // missing, returns null.
      name === plugin && content !== null ? [content as T] : [],
    );
  return {
    versions: contents<LoadedContent>('docusaurus-plugin-content-docs')
      .flatMap(({loadedVersions}) => loadedVersions)
      .map((version) => versionOf(version, slash)),
    posts: contents<BlogContent>('docusaurus-plugin-content-blog')
      .flatMap(({blogPosts}) => blogPosts)
      .map(({metadata}) => ({
        kind: 'post',
        ...written(metadata, slash),
        date: metadata.date,
        authors: metadata.authors.flatMap(({name}) => name ?? []),
      })),
    standalone: contents<readonly PageBase[]>('docusaurus-plugin-content-pages')
      .flat()
      .map(({permalink}) => ({kind: 'page', permalink: applyTrailingSlash(permalink, slash)})),
  };
}
