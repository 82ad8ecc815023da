/**
 * Checks links between pages. Docs link pages of their own version by file, so that a copy of all of
 * them links to itself.
 */
import path from 'node:path';

import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {closest} from '../samples/core/closest';
import {anchorsOf} from './anchors';
import type {ContentPage, Finding, PagePlace} from './page';
import {
  finderOf,
  isFile,
  isWrittenRoute,
  pathOf,
  restOf,
  routeOfAddress,
  type FindPage,
} from './targets';

interface PageLink {
  /** As written: a path of the site or of a file, with query and hash. */
  url: string;
  line: number;
  /** Docusaurus only resolves files in Markdown links. */
  inJsx: boolean;
}

type SiteRule = (pages: readonly ContentPage[]) => Finding[];

/** The anchors of a page, or undefined if its text is unknown. */
type ReadAnchors = (place: PagePlace) => ReadonlySet<string> | undefined;

/** JSX attributes that contain an address. */
const addressAttributes = new Set(['href', 'to']);

/** A URL with a scheme or a host. */
const leadsToNoPage = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function urlsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    addressAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** Links of a page that may lead to another page of this site. */
export function linksOf({tree}: ContentPage): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const inJsx = node.type.startsWith('mdxJsx');
    for (const url of urlsOf(node)) if (!leadsToNoPage.test(url)) links.push({url, line, inJsx});
  });
  return links;
}

function relativeFile(from: PagePlace, to: PagePlace): string {
  const relative = path.posix.relative(path.posix.dirname(from.file), to.file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function closeFiles(url: string, from: PagePlace, pages: readonly PagePlace[]): string {
  const files = pages
    .filter(({folder}) => folder === from.folder)
    .map((page) => relativeFile(from, page));
  return closest(pathOf(url), files);
}

/** What is wrong with a link to a file. */
function fileProblem(
  {url, inJsx}: PageLink,
  from: PagePlace,
  target: PagePlace | undefined,
  pages: readonly PagePlace[],
): string | undefined {
  if (target === undefined) return `${url} is not a page${closeFiles(url, from, pages)}.`;
  if (target.folder !== from.folder) {
    return `${url} leads out of ${from.folder}; link the address, ${target.route}${restOf(url)}.`;
  }
  return inJsx ? `${url} is not resolved in JSX; write a Markdown link.` : undefined;
}

/** What is wrong with a link to an address. */
function addressProblem(
  {url, inJsx}: PageLink,
  from: ContentPage,
  target: PagePlace | undefined,
  pages: readonly PagePlace[],
): string | undefined {
  if (target === undefined) {
    const route = routeOfAddress(url, from);
    if (!isWrittenRoute(route)) return undefined;
    const routes = pages.map((page) => page.route);
    return `${url} is not a page${closest(route, routes)}.`;
  }
  if (from.kind === 'post' || target.folder !== from.folder || url.startsWith('#')) {
    return undefined;
  }
  const link = inJsx ? 'write a Markdown link to its file' : 'link its file';
  return `${url} is a page of the same version; ${link}, ${relativeFile(from, target)}${restOf(url)}.`;
}

/** What is wrong with the fragment of a link to a page that exists. */
function anchorProblem(
  {url}: PageLink,
  target: PagePlace | undefined,
  anchorsIn: ReadAnchors,
): string | undefined {
  const anchor = url.split('#')[1];
  if (target === undefined || !anchor) return undefined;
  const anchors = anchorsIn(target);
  if (anchors === undefined || anchors.has(anchor)) return undefined;
  return `${target.file} has no anchor #${anchor}${closest(anchor, [...anchors])}.`;
}

/**
 * Docs link pages of their own version by file, and all others by address. Each link leads to a page
 * and an anchor that exist.
 *
 * @param places - of all pages of the site
 */
export function linkRule(
  places: readonly PagePlace[],
  anchorsIn: ReadAnchors,
): (page: ContentPage) => Finding[] {
  const find = finderOf(places);
  return (page) =>
    linksOf(page).flatMap((link) => {
      const target = find(link.url, page);
      const problem = isFile(link.url) ? fileProblem : addressProblem;
      const message = problem(link, page, target, places) ?? anchorProblem(link, target, anchorsIn);
      return message === undefined ? [] : [{file: page.file, line: link.line, message}];
    });
}

export const pageLinks: SiteRule = (pages) => {
  const anchors = new Map(pages.map(({file, tree}) => [file, anchorsOf(tree)]));
  return pages.flatMap(linkRule(pages, ({file}) => anchors.get(file)));
};

/** Other pages that a page links. */
const linkedFrom = <Place extends PagePlace>(page: ContentPage, find: FindPage<Place>): Place[] =>
  linksOf(page).flatMap(({url}) => {
    const target = find(url, page);
    return target && target.file !== page.file ? [target] : [];
  });

const orphanFinding = ({file, route}: PagePlace): Finding => ({
  file,
  line: 1,
  message: `no other page links ${route}; link it where its subject comes up.`,
});

/** Docs that no other page links to, so that only the sidebar and search lead there. */
export const orphans: SiteRule = (pages) => {
  const find = finderOf(pages);
  const linked = new Set(pages.flatMap((page) => linkedFrom(page, find)));
  return pages.filter((page) => page.kind === 'doc' && !linked.has(page)).map(orphanFinding);
};

/**
 * The same for a single page, which reads only the pages whose text has its name.
 *
 * @param textOf - the text of another page
 * @param read - parses such a page
 */
export function orphanRule(
  places: readonly PagePlace[],
  textOf: (place: PagePlace) => string,
  read: (place: PagePlace) => ContentPage,
): (page: ContentPage) => Finding[] {
  const find = finderOf(places);
  return (page) => {
    const name = path.posix.basename(page.file);
    const isLinked = places.some((place) => {
      const text = textOf(place);
      const isNamed = text.includes(name) || text.includes(page.route);
      return isNamed && linkedFrom(read(place), find).some(({file}) => file === page.file);
    });
    return page.kind !== 'doc' || isLinked ? [] : [orphanFinding(page)];
  };
}
