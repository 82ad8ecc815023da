/** Splits an article into sections: a heading or an option, with what is below it. */
import type {Element, Nodes} from 'hast';

import type {Section} from '../types';

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

export function collapse(text: string): string {
  // Heading links contain zero-width characters, which would split words.
  return text
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function visibleText(node: Nodes, skipped: ReadonlySet<Nodes>): string {
  if (skipped.has(node)) return '';
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node
    ? node.children.map((child) => visibleText(child, skipped)).join('')
    : '';
}

/** @param skipped - elements that are no content */
export function readSections(article: Element, skipped: ReadonlySet<Nodes>): Section[] {
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
    if (text !== '') this.open.blocks.push(text);
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

function addIdentifiers(section: Section, code: string): void {
  const known = new Set(section.identifiers);
  for (const [name] of code.matchAll(IDENTIFIER)) {
    if (known.has(name)) continue;
    known.add(name);
    section.identifiers.push(name);
  }
}
