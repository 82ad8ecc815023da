/**
 * What pages link and show: Docs link pages of their own version by file, so that a copy of all of them
 * links to itself, and these files exist, as do images. Whether a link leads to an address and an anchor
 * that exist is checked by Docusaurus.
 */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {PagePlace} from '../../versions/places';
import type {Finding} from './report';

/** An address in a page. */
export interface PageLink {
  line: number;
  url: string;
  kind: 'markdown' | 'jsx' | 'image';
}

/** JSX attributes that contain an address. */
const addressAttributes = new Set(['href', 'to']);

/** A URL with a scheme or a host, or a fragment of the page itself. */
const leadsElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

const isFile = (url: string) => /\.mdx?(?:[?#]|$)/i.test(url);

function urlsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
    return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    addressAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

export function linksOf(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const kind =
      node.type === 'image' ? 'image' : node.type.startsWith('mdxJsx') ? 'jsx' : 'markdown';
    for (const url of urlsOf(node)) if (!leadsElsewhere.test(url)) links.push({line, url, kind});
  });
  return links;
}

function relativeFile(from: PagePlace, to: PagePlace): string {
  const relative = path.posix.relative(path.posix.dirname(from.file), to.file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * Docs that link a page of their own version by its address.
 *
 * @param places - of all pages of the site
 */
export function linkFindings(
  page: PagePlace,
  links: readonly PageLink[],
  places: readonly PagePlace[],
): Finding[] {
  if (page.folder === 'blog') return [];
  const byRoute = new Map(places.map((place) => [place.route, place]));
  return links.flatMap(({line, url, kind}): Finding[] => {
    if (kind === 'image' || isFile(url)) return [];
    const {pathname, search, hash} = new URL(url, `https://site.invalid${page.route}`);
    const target = byRoute.get(pathname.replace(/\/$/, ''));
    if (target?.folder !== page.folder) return [];
    // Docusaurus only resolves files in Markdown links.
    const link = kind === 'jsx' ? 'write a Markdown link to its file' : 'link its file';
    const file = `${relativeFile(page, target)}${search}${hash}`;
    const message = `${url} is a page of the same version; ${link}, ${file}.`;
    return [{file: page.file, line, message}];
  });
}

/** Where Docusaurus looks for a file, relative to the site's root. */
function candidates({file, folder}: PagePlace, {url, kind}: PageLink): string[] {
  const name = decodeURI(url.replace(/[?#].*/, ''));
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)];
  if (kind === 'image' && name.startsWith('/')) return [path.posix.join('static', name)];
  const beside = path.posix.join(path.posix.dirname(file), name);
  return kind === 'image' ? [beside] : [beside, path.posix.join(folder, name)];
}

/**
 * Linked pages and images whose file doesn't exist.
 *
 * @param files - of all pages
 */
export function fileFindings(
  siteDir: string,
  page: PagePlace,
  links: readonly PageLink[],
  files: ReadonlySet<string>,
): Finding[] {
  const exists = (file: string) => files.has(file) || fs.existsSync(path.join(siteDir, file));
  return links
    .filter(({url, kind}) => kind === 'image' || (kind === 'markdown' && isFile(url)))
    .filter((link) => !candidates(page, link).some(exists))
    .map(({line, url, kind}) => {
      const what = kind === 'image' ? 'image' : 'page';
      return {file: page.file, line, message: `${url} leads to no ${what}: there is no such file.`};
    });
}

/** Pages that have the address of another one. */
export function addressFindings(places: readonly PagePlace[]): Finding[] {
  const first = new Map<string, PagePlace>();
  return places.flatMap((place) => {
    const other = first.get(place.route);
    first.set(place.route, other ?? place);
    if (!other) return [];
    const message = `${place.route} is the address of ${other.file}, too: rename one of the files, or give it another slug.`;
    return [{file: place.file, line: place.line, message}];
  });
}
