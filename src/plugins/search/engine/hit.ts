/** From a ranked section to a hit as Algolia gives it. */
import type {Doc} from './docs';
import type {Query} from './query';
import type {Ranked} from './rank';
import {foundTerms} from './score';
import {
  escapeHtml,
  findMatches,
  findTexts,
  highlight,
  snippet,
  type FoundTexts,
  type Marked,
} from './snippet';
import {indexTexts, type TextIndex} from './texts';
import {countBits} from './typos';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];
type Levels<T> = Partial<Record<Level, T>>;

export type Hierarchy = Readonly<Record<Level, string | null>>;

export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  docusaurus_tag: string;
  version: string | null;
  _highlightResult: {hierarchy: Levels<Marked>; content?: Marked};
  _snippetResult: {hierarchy: Levels<Marked>; content?: Marked};
}

/** In which forms a text is asked for. */
export interface Form {
  /** Whole, with its matches marked. */
  isHighlighted: boolean;
  /** Words of a snippet; undefined when none is asked for. */
  snippetWords: number | undefined;
}

/** How the texts of a hit are to be shown. */
export interface HitOptions {
  preTag: string;
  postTag: string;
  /** For each of `LEVELS`. */
  levels: readonly Form[];
  content: Form;
}

/** What all hits of a section have in common. */
interface Frame {
  /** Category, titles, paragraphs. */
  texts: TextIndex;
  /** Number of the first paragraph among the texts. */
  firstBlock: number;
  /** Path with anchor. */
  path: string;
  hierarchy: Hierarchy;
}

/**
 * Titles as HTML, which DocSearch shows them as.
 *
 * @param titles - the category, then titles from the page's own down; what is below lvl6 is left out
 */
export function toHierarchy(titles: readonly string[]): Hierarchy {
  return Object.fromEntries(
    LEVELS.map((level, depth) => [level, escapeOrNull(titles[depth])]),
  ) as Hierarchy;
}

const frames = new WeakMap<Doc, Frame>();

function frameOf(doc: Doc): Frame {
  let frame = frames.get(doc);
  if (!frame) {
    const {page, section, titles} = doc;
    const above = [page.category, ...titles];
    frame = {
      texts: indexTexts([...above, ...section.blocks]),
      firstBlock: above.length,
      path: section.anchor === undefined ? page.path : `${page.path}#${section.anchor}`,
      hierarchy: toHierarchy(above),
    };
    frames.set(doc, frame);
  }
  return frame;
}

const escapeOrNull = (text: string | undefined) => (text === undefined ? null : escapeHtml(text));

/** @param origin - of the site, which URLs start with */
export function toHit(
  {words, id, doc}: Ranked,
  query: Query,
  options: HitOptions,
  origin: string,
): Hit {
  const {page, section} = doc;
  const {texts, firstBlock, path, hierarchy} = frameOf(doc);
  const lookups = foundTerms(words, id);
  const found = findTexts(texts, {
    words: query.slots.map(({word}, i) => ({typed: word, found: lookups[i] ?? []})),
    queryKey: query.key,
    preTag: options.preTag,
    postTag: options.postTag,
  });
  const marked: Hit['_highlightResult'] = {hierarchy: {}};
  const cut: Hit['_snippetResult'] = {hierarchy: {}};
  let inTitles = 0;
  for (let depth = 0; depth < firstBlock; depth++) {
    // Headings have six levels, and the category stands above them.
    const level = LEVELS[depth] as Level;
    const shown = show(found, depth, options.levels[depth]);
    if (shown.whole) marked.hierarchy[level] = shown.whole;
    if (shown.cut) cut.hierarchy[level] = shown.cut;
    if (depth > 0) inTitles |= found.words[depth] ?? 0;
  }
  const best = fullest(found.words, firstBlock);
  const block = section.blocks[best - firstBlock];
  if (block !== undefined) {
    const shown = show(found, best, options.content);
    if (shown.whole) marked.content = shown.whole;
    if (shown.cut) cut.content = shown.cut;
  }
  const isContent = countBits(found.words[best] ?? 0) > countBits(inTitles);
  return {
    objectID: `${page.path}#${section.anchor ?? ''}`,
    url: origin + path,
    url_without_anchor: origin + page.path,
    anchor: section.anchor ?? null,
    type: isContent ? 'content' : (LEVELS[firstBlock - 1] as Hit['type']),
    content: escapeOrNull(block),
    hierarchy,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version ?? null,
    _highlightResult: marked,
    _snippetResult: cut,
  };
}

/** Number of the text that has most of the query's words: the first of these. */
function fullest(words: readonly number[], from: number): number {
  let best = from;
  for (let at = from + 1; at < words.length; at++) {
    if (countBits(words[at] ?? 0) > countBits(words[best] ?? 0)) best = at;
  }
  return best;
}

/** A text in the forms that are asked for; most requests ask for one at most. */
function show(
  found: FoundTexts,
  at: number,
  form: Form | undefined,
): {whole: Marked | undefined; cut: Marked | undefined} {
  const isHighlighted = form?.isHighlighted === true;
  const length = form?.snippetWords;
  if (!isHighlighted && length === undefined) return NOT_SHOWN;
  const matched = findMatches(found, at);
  return {
    whole: isHighlighted ? highlight(matched) : undefined,
    cut: length === undefined ? undefined : snippet(matched, length),
  };
}

const NOT_SHOWN = {whole: undefined, cut: undefined};
