/** Says what the card of each page shows, from what Docusaurus knows of the site. Pure. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {cardPath, type Card} from './card';

/** What the card of a page shows instead of the page's own title and section. */
export type CardOverrides = Readonly<Record<string, Partial<Card>>>;

/** The tags of a page's head that a card follows from; URLs and texts as they stand in it. */
export interface PageHead {
  title?: string;
  description?: string;
  image?: string;
}

export interface Site {
  /** Such as `https://trpc.io`. */
  url: string;
  /** Such as ` | tRPC`: what stands behind the titles of pages. */
  titleSuffix: string;
  baseUrl: string;
  /** By URL path, base URL included. */
  heads: ReadonlyMap<string, PageHead>;
  versions: readonly LoadedVersion[];
  posts: readonly BlogPost[];
  /** URL path of the blog, base URL included. */
  blogPath: string;
  /** By URL path, without the base URL. */
  overrides: CardOverrides;
}

type Sidebar = LoadedVersion['sidebars'][string];

/** Adds the labels of the categories around each page of a sidebar, by the page's URL path. */
function collectSections(
  items: Sidebar,
  around: readonly string[],
  permalinks: ReadonlyMap<string, string>,
  sections: Map<string, readonly string[]>,
): void {
  const add = (permalink: string | undefined) => {
    if (permalink !== undefined) sections.set(permalink, around);
  };
  for (const item of items) {
    if (item.type === 'doc') {
      add(permalinks.get(item.id));
    } else if (item.type === 'category') {
      if (item.link?.type === 'doc') add(permalinks.get(item.link.id));
      if (item.link?.type === 'generated-index') add(item.link.permalink);
      collectSections(item.items, [...around, item.label], permalinks, sections);
    }
  }
}

/** Section and badge of every page of a docs version, by URL path. */
function docCards(version: LoadedVersion): Map<string, Partial<Card>> {
  const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
  const sections = new Map<string, readonly string[]>(
    version.docs.map(({permalink}) => [permalink, []]),
  );
  for (const sidebar of Object.values(version.sidebars)) {
    collectSections(sidebar, [], permalinks, sections);
  }
  const badge = `Docs ${version.label}`;
  return new Map(
    [...sections].map(([permalink, section]) => [
      withoutSlash(permalink),
      {section: section.length > 0 ? section : ['Documentation'], badge},
    ]),
  );
}

/** The address that a page has with `trailingSlash: false`. */
function withoutSlash(permalink: string): string {
  return permalink === '/' ? permalink : permalink.replace(/\/$/, '');
}

/** What all pages of the blog have in common. */
function blogCard(path: string, blogPath: string): Partial<Card> {
  if (path === blogPath) return {tone: 'blue'};
  return path.startsWith(`${blogPath}/`) ? {section: ['Blog'], tone: 'blue'} : {};
}

function postCard({metadata}: BlogPost): [path: string, card: Partial<Card>] {
  const day = metadata.date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  return [metadata.permalink, {section: ['Blog', day]}];
}

/** The pages whose head does not hold what their card needs, each with what to do. */
function unfitHeads({url, baseUrl, heads}: Site): string[] {
  return [...heads].flatMap(([path, {title, image}]) => {
    const card = url + cardPath(path, baseUrl);
    if (title === undefined) return [`${path} has no title; give it one`];
    if (image !== card) return [`${path} names ${image ?? 'no image'} as og:image, not ${card}`];
    return [];
  });
}

/**
 * @returns the card of every page, by URL path with base URL
 * @throws Error naming the pages whose head has no title, or another preview image than the card
 */
export function readCards(site: Site): Map<string, Card> {
  const unfit = unfitHeads(site);
  if (unfit.length > 0) {
    throw new Error(`Pages that can't have a preview image:\n  ${unfit.join('\n  ')}`);
  }
  const known = new Map([
    ...site.versions.flatMap((version) => [...docCards(version)]),
    ...site.posts.map(postCard),
  ]);
  return new Map(
    [...site.heads].map(([path, {title = '', description}]) => {
      const card: Card = {
        title: without(title, site.titleSuffix),
        section: [],
        description,
        ...blogCard(path, site.blogPath),
        ...known.get(path),
        ...site.overrides[`/${path.slice(site.baseUrl.length)}`],
      };
      // Pages of the API reference name their package, for tabs and search results.
      return [path, {...card, title: without(card.title, ` (${card.section.at(-1)})`)}];
    }),
  );
}

function without(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
