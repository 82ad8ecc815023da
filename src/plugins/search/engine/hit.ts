/** Converts a ranked section to a hit in Algolia's format. */
import type {Query} from './query';
import {foundTerms, type Ranked} from './score';
import {
  escapeMarkup,
  findMatches,
  highlight,
  snippet,
  typedIn,
  type Marked,
  type Matched,
} from './snippet';

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

/** The forms in which a text is requested. */
export interface Form {
  /** The whole text, with its matches highlighted. */
  isHighlighted: boolean;
  /** The number of words in the snippet; undefined if none is requested. */
  snippetWords: number | undefined;
}

/** How to format the texts of a hit. */
export interface HitOptions {
  preTag: string;
  postTag: string;
  /** For each of `LEVELS`. */
  levels: readonly Form[];
  content: Form;
}

/**
 * Titles as HTML, because DocSearch renders them as such.
 *
 * @param titles - the category, then titles from the page's down; anything below lvl6 is omitted
 */
export function toHierarchy(titles: readonly string[]): Hierarchy {
  return Object.fromEntries(
    LEVELS.map((level, depth) => [level, escapeOrNull(titles[depth])]),
  ) as Hierarchy;
}

const escapeOrNull = (text: string | undefined) => (text === undefined ? null : escapeMarkup(text));

/** @param origin - of the site, which prefixes URLs */
export function toHit(ranked: Ranked, query: Query, options: HitOptions, origin: string): Hit {
  const {page, section, titles} = ranked.doc;
  const marking = {
    found: foundTerms(query, ranked),
    count: query.slots.length,
    queryKey: query.key,
    preTag: options.preTag,
    postTag: options.postTag,
  };
  const match = (text: string) => findMatches(text, marking);
  const above = [page.category, ...titles].map(match);
  const content = fullest(section.blocks.map(match));
  const marked: Hit['_highlightResult'] = {hierarchy: {}};
  const cut: Hit['_snippetResult'] = {hierarchy: {}};
  above.forEach((text, depth) => {
    // Headings have six levels, and the category is above them.
    const level = LEVELS[depth] as Level;
    const form = options.levels[depth];
    if (form?.isHighlighted) marked.hierarchy[level] = highlight(text);
    if (form?.snippetWords !== undefined) cut.hierarchy[level] = snippet(text, form.snippetWords);
  });
  if (content) {
    const {isHighlighted, snippetWords} = options.content;
    if (isHighlighted) marked.content = highlight(content);
    if (snippetWords !== undefined) cut.content = snippet(content, snippetWords);
  }
  const inTitles = typedIn(above.slice(1).flatMap(({matches}) => matches)).length;
  const isContent = content !== undefined && typedIn(content.matches).length > inTitles;
  const anchor = section.anchor === undefined ? '' : `#${section.anchor}`;
  return {
    objectID: `${page.path}#${section.anchor ?? ''}`,
    url: origin + page.path + anchor,
    url_without_anchor: origin + page.path,
    anchor: section.anchor ?? null,
    type: isContent ? 'content' : (LEVELS[titles.length] as Hit['type']),
    content: escapeOrNull(content?.text),
    hierarchy: toHierarchy([page.category, ...titles]),
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version ?? null,
    _highlightResult: marked,
    _snippetResult: cut,
  };
}

/** The text with the most query words; on a tie, the first one. */
function fullest(texts: readonly Matched[]): Matched | undefined {
  const counts = texts.map(({matches}) => typedIn(matches).length);
  return texts[counts.indexOf(Math.max(...counts))];
}
