/** The pages that get a twin, out of what Docusaurus' content plugins have loaded. */
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';

import type {LinkPage} from './links';

export interface TwinPage extends LinkPage {
  /** Relative to the site's root. */
  file: string;
  title: string;
  /** One line; may be empty. */
  description: string;
  /** What stands below the source's address, such as the version it describes. */
  about: string;
  /** In no list of pages. */
  unlisted: boolean;
}

export interface Section {
  /** Of a category of the sidebar; the pages above the first one have none. */
  title: string | undefined;
  pages: TwinPage[];
}

export interface TwinVersion {
  /** Such as `10.x`. */
  label: string;
  /** URL path of its first page, with base URL. */
  path: string;
  isNewest: boolean;
  /** All that have a twin. */
  pages: TwinPage[];
  /** The listed ones, in the order of the sidebar; what is in none stands at the end. */
  sections: Section[];
}

export interface TwinSite {
  versions: TwinVersion[];
  /** Newest first. */
  posts: TwinPage[];
}

const siteAlias = '@site/';

/** A description or title may be folded over several lines of front matter. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export interface SiteOptions extends ApplyTrailingSlashParams {
  siteDir: string;
}

/** Content plugins leave the slash at the end of some permalinks to the routes and links to settle. */
function permalinksOf(
  pages: readonly {source: string; permalink: string}[],
  options: SiteOptions,
): Map<string, string> {
  return new Map(
    pages.map(({source, permalink}) => [source, applyTrailingSlash(permalink, options)]),
  );
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The ids of an item's docs, its own page first. */
function docIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIds)];
}

function sectionsOf(version: LoadedVersion, pages: ReadonlyMap<string, TwinPage>): Section[] {
  const left = new Map([...pages].filter(([, page]) => !page.unlisted));
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const page = left.get(id);
      left.delete(id);
      return page ? [page] : [];
    });
  const sections: Section[] = [];
  for (const item of Object.values(version.sidebars).flat()) {
    const title = item.type === 'category' ? item.label : undefined;
    const taken = take(docIds(item));
    const last = sections.at(-1);
    if (title === undefined && last && last.title === undefined) last.pages.push(...taken);
    else if (taken.length > 0) sections.push({title, pages: taken});
  }
  return left.size === 0 ? sections : [...sections, {title: 'More', pages: take([...left.keys()])}];
}

function versionOf(version: LoadedVersion, options: SiteOptions): TwinVersion {
  const permalinks = permalinksOf(version.docs, options);
  const {contentPath, contentPathLocalized} = version;
  const toPage = (doc: DocMetadata): [string, TwinPage] => [
    doc.id,
    {
      file: doc.source.slice(siteAlias.length),
      permalink: permalinks.get(doc.source) ?? doc.permalink,
      title: oneLine(doc.title),
      description: oneLine(doc.description),
      about: `Documentation of tRPC ${version.label}.`,
      unlisted: doc.unlisted,
      contentPaths: {contentPath, contentPathLocalized},
      permalinks,
    },
  ];
  const pages = new Map(version.docs.map(toPage));
  return {
    label: version.label,
    path: version.path,
    isNewest: version.isLast,
    pages: [...pages.values()],
    sections: sectionsOf(version, pages),
  };
}

function postsOf({blogPosts}: BlogContent, options: SiteOptions): TwinPage[] {
  const permalinks = permalinksOf(
    blogPosts.map(({metadata}) => metadata),
    options,
  );
  return blogPosts.map(({metadata}) => {
    const {source, permalink, title, description, date, authors, unlisted} = metadata;
    const file = source.slice(siteAlias.length);
    const folder = path.join(options.siteDir, file.split('/')[0] ?? '');
    const names = authors.flatMap(({name}) => name ?? []).join(', ');
    return {
      file,
      permalink: permalinks.get(source) ?? permalink,
      title: oneLine(title),
      description: oneLine(description),
      about: `Blog post${names && ` by ${names}`}, ${date.toISOString().slice(0, 10)}.`,
      unlisted,
      contentPaths: {contentPath: folder, contentPathLocalized: folder},
      permalinks,
    };
  });
}

/** @param allContent - of all plugins, by plugin's name and id */
export function readSite(allContent: AllContent, options: SiteOptions): TwinSite {
  const contents = <T>(plugin: string) => Object.values(allContent[plugin] ?? {}) as T[];
  return {
    versions: contents<LoadedContent>('docusaurus-plugin-content-docs')
      .flatMap(({loadedVersions}) => loadedVersions)
      .map((version) => versionOf(version, options)),
    posts: contents<BlogContent>('docusaurus-plugin-content-blog').flatMap((content) =>
      postsOf(content, options),
    ),
  };
}

/** Every page that has a twin. */
export function pagesOf({versions, posts}: TwinSite): TwinPage[] {
  return [...versions.flatMap(({pages}) => pages), ...posts];
}
