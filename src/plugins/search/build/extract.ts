/** Extracts what is searched from the built HTML of a page. */
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import type {Link, Page, PageEntry, PageKind} from '../types';
import {collapse, readSections, visibleText} from './sections';

/** Parts of an article that are controls or decoration rather than text. */
const SKIPPED =
  'button, svg, script, style, template, nav, footer, .hash-link, .theme-doc-toc-mobile, ' +
  '.theme-doc-version-banner, [role=tablist], [role=tooltip], [role=status], [aria-hidden=true], [data-search-skip], ' +
  // Column headings, which many tables share; names, output and comments of samples; dates and
  // authors of posts.
  'thead, figcaption, pre[aria-label^=Output], pre .c, header > :not(h1, p)';

/** The default title of a callout. */
const KINDS_OF_CALLOUTS = new Set(['note', 'tip', 'info', 'warning', 'danger']);

/** What says what a link is about: the paragraph, list item, table row or description around it. */
const AROUND_LINK = new Set(['p', 'li', 'tr', 'dd']);

/** Stands for the site's own, which links in the built HTML don't name. */
const ORIGIN = 'https://site.invalid';

/**
 * Reads one page.
 *
 * @param html - the file as built
 * @param entry - what the model of pages says about it
 * @returns null for a page without a title
 */
export function extractPage(html: string, {title, ...entry}: PageEntry): Page | null {
  const tree = fromHtml(html);
  const article = findArticle(tree, entry.kind);
  if (!article) return null;
  const skipped = skippedIn(article);
  const sections = readSections(article, skipped);
  const [first] = sections;
  if (!first) return null;
  if (title !== undefined) first.title = title;
  return {
    ...entry,
    tag: meta(tree, 'docsearch:docusaurus_tag') ?? 'default',
    language: meta(tree, 'docsearch:language') ?? 'en',
    summary: [meta(tree, 'description'), meta(tree, 'keywords')].filter(Boolean).join(' '),
    links: readLinks(article, entry.path, skipped),
    sections,
  };
}

function meta(tree: Nodes, name: string): string | undefined {
  const content = select(`meta[name="${name}"]`, tree)?.properties.content;
  return typeof content === 'string' && content !== '' ? content : undefined;
}

function findArticle(tree: Nodes, kind: PageKind): Element | undefined {
  const selectors =
    kind === 'page' ? ['main', '.main-wrapper'] : ['main article', 'article', 'main'];
  for (const selector of selectors) {
    const found = select(selector, tree);
    // The first article of a list of pages is a card that links to another page.
    if (found && select('h1', found)) return found;
  }
  return undefined;
}

function skippedIn(article: Element): ReadonlySet<Nodes> {
  const cards = selectAll('article', article).filter((element) => element !== article);
  const labels = selectAll('.alert > :first-child', article).filter((label) =>
    KINDS_OF_CALLOUTS.has(collapse(toString(label))),
  );
  return new Set<Nodes>([...selectAll(SKIPPED, article), ...cards, ...labels]);
}

/**
 * @param path - the page's own path, which links within the page lead to
 * @returns the links to other pages of the site, in order, with the words around them
 */
function readLinks(article: Element, path: string, skipped: ReadonlySet<Nodes>): Link[] {
  const links: Link[] = [];
  const visit = (node: Nodes, around?: Element): void => {
    if (node.type !== 'element' || skipped.has(node)) return;
    const near = AROUND_LINK.has(node.tagName) ? node : around;
    const to = node.tagName === 'a' ? pathOf(node.properties.href, path) : undefined;
    if (to !== undefined && to !== path) {
      const text = collapse(visibleText(near ?? node, skipped));
      if (text !== '') links.push({to, text});
    }
    for (const child of node.children) visit(child, near);
  };
  visit(article);
  return links;
}

function pathOf(href: unknown, from: string): string | undefined {
  if (typeof href !== 'string' || !URL.canParse(href, ORIGIN + from)) return undefined;
  const {origin, pathname} = new URL(href, ORIGIN + from);
  return origin === ORIGIN ? pathname.replace(/(?<=.)\/$/, '') : undefined;
}
