/** Determines the content of each page's card from what Docusaurus knows about the site. Pure. */
import type {DocsVersion, Post, SiteContent} from '../../content/pages';

import {cardPath, type Card} from './card';

/** What a page's card shows instead of the page's own title and section. */
export type CardOverrides = Readonly<Record<string, Partial<Card>>>;

/** The tags of a page's head that a card depends on; URLs and texts exactly as in the head. */
export interface PageHead {
  title?: string;
  description?: string;
  image?: string;
}

export interface Site {
  /** Such as `https://trpc.io`. */
  url: string;
  /** Such as ` | tRPC`: the suffix of page titles. */
  titleSuffix: string;
  baseUrl: string;
  /** By URL path, base URL included. */
  heads: ReadonlyMap<string, PageHead>;
  content: SiteContent;
  /** URL path of the blog, base URL included. */
  blogPath: string;
  /** By URL path, without the base URL. */
  overrides: CardOverrides;
}

/** Section and badge of every page of a docs version, by URL path. */
const docCards = ({label, pages}: DocsVersion): [path: string, card: Partial<Card>][] =>
  pages.map(({permalink, place}) => {
    const section = place && place.around.length > 0 ? place.around : ['Documentation'];
    return [permalink, {section, badge: `Docs ${label}`}];
  });

/** What all pages of the blog share. */
function blogCard(path: string, blogPath: string): Partial<Card> {
  if (path === blogPath) return {tone: 'blue'};
  return path.startsWith(`${blogPath}/`) ? {section: ['Blog'], tone: 'blue'} : {};
}

function postCard({permalink, date}: Post): [path: string, card: Partial<Card>] {
  const day = date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  return [permalink, {section: ['Blog', day]}];
}

/** The pages whose head lacks what their card needs, each with how to fix it. */
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
 * @throws Error naming the pages whose head has no title, or whose preview image is not the card
 */
export function readCards(site: Site): Map<string, Card> {
  const unfit = unfitHeads(site);
  if (unfit.length > 0) {
    throw new Error(`Pages that can't have a preview image:\n  ${unfit.join('\n  ')}`);
  }
  const known = new Map([
    ...site.content.versions.flatMap(docCards),
    ...site.content.posts.map(postCard),
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
      // Pages of the API reference end their title with their package, for tabs and search results.
      return [path, {...card, title: without(card.title, ` (${card.section.at(-1)})`)}];
    }),
  );
}

function without(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
