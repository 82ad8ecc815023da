/**
 * Checks links between pages. Docs link pages of their own version by file, so that a copy of all of
 * them links to itself.
 */
import path from 'node:path';

import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {closest} from '../samples/core/closest';
import type {ContentPage, Finding, PagePlace} from './page';

interface PageLink {
  /** As written: a path of the site or of a file, with query and hash. */
  url: string;
  line: number;
  /** Docusaurus only resolves files in Markdown links. */
  inJsx: boolean;
}

type SiteRule = (pages: readonly ContentPage[]) => Finding[];
type FindPage<Place> = (url: string, from: PagePlace) => Place | undefined;

/** JSX attributes that contain an address. */
const addressAttributes = new Set(['href', 'to']);

/** A URL with a scheme or a host, or an anchor of the page itself. */
const leadsToNoPage = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

const pathOf = (url: string) => url.replace(/[?#].*$/, '');
const restOf = (url: string) => url.slice(pathOf(url).length);
const isFile = (url: string) => /\.mdx?$/.test(pathOf(url));

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

/**
 * @returns the page that a link on another page leads to, resolved like Docusaurus and browsers do
 */
function finderOf<Place extends PagePlace>(pages: readonly Place[]): FindPage<Place> {
  const siteDir = path.resolve('/');
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const bySource = new Map(pages.map((page) => [`@site/${page.file}`, page]));
  const sources = new Map([...bySource.keys()].map((source) => [source, source]));

  return (url, from) => {
    if (!isFile(url)) {
      const {pathname} = new URL(url, `https://site.invalid${from.route}`);
      return byRoute.get(pathname.replace(/\/$/, ''));
    }
    const contentPath = path.join(siteDir, from.folder);
    const source = resolveMarkdownLinkPathname(pathOf(url), {
      siteDir,
      sourceFilePath: path.join(siteDir, from.file),
      sourceToPermalink: sources,
      contentPaths: {contentPath, contentPathLocalized: contentPath},
    });
    return source === null ? undefined : bySource.get(source);
  };
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
): string | undefined {
  if (from.kind === 'post' || target?.folder !== from.folder) return undefined;
  const link = inJsx ? 'write a Markdown link to its file' : 'link its file';
  return `${url} is a page of the same version; ${link}, ${relativeFile(from, target)}${restOf(url)}.`;
}

/**
 * Docs link pages of their own version by file, and all others by address.
 *
 * @param places - of all pages of the site
 */
export function linkRule(places: readonly PagePlace[]): (page: ContentPage) => Finding[] {
  const find = finderOf(places);
  return (page) =>
    linksOf(page).flatMap((link) => {
      const target = find(link.url, page);
      const message = isFile(link.url)
        ? fileProblem(link, page, target, places)
        : addressProblem(link, page, target);
      return message === undefined ? [] : [{file: page.file, line: link.line, message}];
    });
}

export const pageLinks: SiteRule = (pages) => pages.flatMap(linkRule(pages));

/** Docs that no other page links to, so that only the sidebar and search lead there. */
export const orphans: SiteRule = (pages) => {
  const find = finderOf(pages);
  const linked = new Set<ContentPage>();
  for (const page of pages) {
    for (const {url} of linksOf(page)) {
      const target = find(url, page);
      if (target && target !== page) linked.add(target);
    }
  }
  return pages
    .filter((page) => page.kind === 'doc' && !linked.has(page))
    .map(({file, route}) => ({
      file,
      line: 1,
      message: `no other page links ${route}; link it where its subject comes up.`,
    }));
};
