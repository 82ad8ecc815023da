/** Extracts the searchable text of a built HTML page. */
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import type {Page, PageEntry, PageKind, Section} from '../types';
import {readLinks} from './links';

/** Parts of an article that are controls or decoration rather than text. */
const SKIPPED =
  'button, svg, script, style, template, nav, footer, .hash-link, .theme-doc-version-badge, .theme-doc-toc-mobile, ' +
  '.theme-doc-version-banner, [role=tablist], [role=tooltip], [role=status], [aria-hidden=true], [data-search-skip], ' +
  // Column headings, which many tables share; names, output and comments of samples; dates and
  // authors of posts.
  'thead, figcaption, pre[aria-label^=Output], pre .c, header > :not(h1, p)';

/** The default title of a callout. */
const KINDS_OF_CALLOUTS = new Set(['note', 'tip', 'info', 'warning', 'danger']);

/** Elements whose text is a separate block. */
const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure form header hr li main ol p section summary table tbody thead tr ul'.split(
    ' ',
  ),
);

const HEADING = /^h([1-6])$/;
const LOWEST_LEVEL = 6;

/** A name with an inner capital, as APIs have; `books` and `create` say nothing about a sample. */
const IDENTIFIER = /[\p{L}_$]+(?<=\p{Ll})\p{Lu}[\p{L}\p{N}_$]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{N}_$]*/gu;

/** Longer blocks are split, so that a hosted record stays under its size limit. */
const MAX_BLOCK_LENGTH = 2000;

/**
 * Reads one page.
 *
 * @param html - the file as built
 * @param entry - what the model of pages says about it
 * @returns null for a page without a title, or whose component sets `noindex`
 */
export function extractPage(html: string, {title, ...entry}: PageEntry): Page | null {
  const tree = fromHtml(html);
  if (isHidden(tree, entry)) return null;
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
    links: readLinks(article, entry.path, skipped, (node) => collapse(visibleText(node, skipped))),
    sections,
  };
}

function meta(tree: Nodes, name: string): string | undefined {
  const content = select(`meta[name="${name}"]`, tree)?.properties.content;
  return typeof content === 'string' && content !== '' ? content : undefined;
}

/**
 * A doc that 11.x has no page for sets `noindex`, too, but only to hide it from search engines, not
 * from readers of its version. The model knows which docs are hidden from everyone.
 */
function isHidden(tree: Nodes, {version}: PageEntry): boolean {
  return (
    version === undefined &&
    selectAll('meta[name=robots], meta[property=robots]', tree).some((tag) =>
      String(tag.properties.content).includes('noindex'),
    )
  );
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

function collapse(text: string): string {
  // Heading links contain zero-width characters, which would split words.
  return text
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function skippedIn(article: Element): ReadonlySet<Nodes> {
  const cards = selectAll('article', article).filter((element) => element !== article);
  const labels = selectAll('.alert > :first-child', article).filter((label) =>
    KINDS_OF_CALLOUTS.has(collapse(toString(label))),
  );
  return new Set<Nodes>([...selectAll(SKIPPED, article), ...cards, ...labels]);
}

function readSections(article: Element, skipped: ReadonlySet<Nodes>): Section[] {
  const reader = new SectionReader(skipped);
  article.children.forEach((node) => reader.visit(node));
  return reader.finish();
}

/** Collects sections while it walks an article. */
class SectionReader {
  private readonly sections: Section[] = [];
  /** Text before the page's title still belongs to the page. */
  private readonly early: Section = {level: 1, title: '', blocks: [], identifiers: []};
  /** The section that text belongs to: that of the last heading, or of the current option. */
  private open = this.early;
  private run = '';

  constructor(private readonly skipped: ReadonlySet<Nodes>) {}

  private flush(): void {
    const text = collapse(this.run);
    this.run = '';
    for (let from = 0; from < text.length; from += MAX_BLOCK_LENGTH) {
      this.open.blocks.push(text.slice(from, from + MAX_BLOCK_LENGTH));
    }
  }

  private begin(section: Omit<Section, 'blocks' | 'identifiers'>): void {
    this.open = {...section, blocks: [], identifiers: []};
    this.sections.push(this.open);
  }

  visit(node: Nodes): void {
    if (this.skipped.has(node)) return;
    if (node.type === 'text') this.run += node.value;
    if (node.type !== 'element') return;
    const heading = HEADING.exec(node.tagName);
    if (heading) {
      this.flush();
      this.visitHeading(node, Number(heading[1]));
    } else if (isTerm(node)) {
      this.flush();
      this.visitTerm(node);
    } else if (node.tagName === 'pre') {
      this.flush();
      addIdentifiers(this.open, visibleText(node, this.skipped));
    } else if (node.tagName === 'br') {
      this.run += ' ';
    } else if (BLOCKS.has(node.tagName)) {
      this.flush();
      node.children.forEach((child) => this.visit(child));
      this.flush();
    } else {
      node.children.forEach((child) => this.visit(child));
      if (node.tagName === 'td' || node.tagName === 'th') this.run += ' · ';
    }
  }

  private visitHeading(node: Element, level: number): void {
    const title = collapse(visibleText(node, this.skipped));
    if (title === '') return;
    const {id} = node.properties;
    if (this.sections.length === 0) this.begin({level: 1, title});
    else if (typeof id === 'string') this.begin({anchor: id, level: Math.max(2, level), title});
    // A heading without an id can't be linked, so it belongs to the section above.
    else this.open.blocks.push(title);
  }

  private visitTerm(node: Element): void {
    const [term, ...rest] = node.children.filter(({type}) => type === 'element');
    const above = this.open;
    this.begin({
      anchor: String(node.properties.id),
      level: Math.min(above.level + 1, LOWEST_LEVEL),
      isTerm: true,
      title: collapse(term ? visibleText(term, this.skipped) : ''),
    });
    rest.forEach((child) => this.visit(child));
    this.flush();
    this.open = above;
  }

  finish(): Section[] {
    this.flush();
    const [first] = this.sections;
    if (first) {
      first.blocks.unshift(...this.early.blocks);
      first.identifiers.unshift(...this.early.identifiers);
    }
    for (const section of this.sections) section.blocks = section.blocks.map(trimCells);
    return this.sections;
  }
}

/** A list term with its own anchor, such as an option: `<div id><dt>…<dd>…</div>`. */
function isTerm({tagName, properties, children}: Element): boolean {
  const first = children.find(({type}) => type === 'element');
  return (
    tagName === 'div' &&
    typeof properties.id === 'string' &&
    first?.type === 'element' &&
    first.tagName === 'dt'
  );
}

/** Cells are separated by dots; the last one is followed by nothing. */
function trimCells(block: string): string {
  return block.endsWith(' ·') ? block.slice(0, -2) : block;
}

function visibleText(node: Nodes, skipped: ReadonlySet<Nodes>): string {
  if (skipped.has(node)) return '';
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node
    ? node.children.map((child) => visibleText(child, skipped)).join('')
    : '';
}

function addIdentifiers(section: Section, code: string): void {
  const known = new Set(section.identifiers);
  for (const [name] of code.matchAll(IDENTIFIER)) {
    if (known.has(name)) continue;
    known.add(name);
    section.identifiers.push(name);
  }
}
