/**
 * Docs link pages of their own version by file, so that a copy of all of them links to itself.
 * Whether a link leads to a page and an anchor that exist is checked by Docusaurus.
 */
import path from 'node:path';

import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import type {ContentPage, PagePlace} from './page';
import type {Finding} from './report';

/** JSX attributes that contain an address. */
const addressAttributes = new Set(['href', 'to']);

/** A URL with a scheme or a host, a fragment of the page itself, or a file. */
const leadsToNoAddress = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)|\.mdx?(?:[?#]|$)/i;

function addressesOf(node: Nodes): string[] {
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

function relativeFile(from: PagePlace, to: PagePlace): string {
  const relative = path.posix.relative(path.posix.dirname(from.file), to.file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** @param places - of all pages of the site */
export function linkFindings(page: ContentPage, places: readonly PagePlace[]): Finding[] {
  if (page.kind === 'post') return [];
  const byRoute = new Map(places.map((place) => [place.route, place]));
  const found: Finding[] = [];
  visit(page.tree, (node) => {
    for (const url of addressesOf(node).filter((address) => !leadsToNoAddress.test(address))) {
      const {pathname, search, hash} = new URL(url, `https://site.invalid${page.route}`);
      const target = byRoute.get(pathname.replace(/\/$/, ''));
      if (target?.folder !== page.folder) continue;
      // Docusaurus only resolves files in Markdown links.
      const link = node.type.startsWith('mdxJsx')
        ? 'write a Markdown link to its file'
        : 'link its file';
      found.push({
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: `${url} is a page of the same version; ${link}, ${relativeFile(page, target)}${search}${hash}.`,
      });
    }
  });
  return found;
}
