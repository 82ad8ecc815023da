/** Converts a ranked section to a hit as DocSearch reads it: in the format of Algolia's records. */
import {
  escapeMarkup,
  findMatches,
  highlight,
  snippet,
  typedIn,
  worth,
  type Matched,
} from './highlight';
import type {Query} from './query';
import {foundTerms, type Ranked} from './score';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];
type Hierarchy = Readonly<Record<Level, string | null>>;
type HitType = Exclude<Level, 'lvl0'> | 'content';

/** Text as HTML, with matches in `<mark>`. */
interface Marked {
  value: string;
}
type MarkedLevels = Partial<Record<Level, Marked>>;

export interface Hit {
  objectID: string;
  url: string;
  type: HitType;
  content: string | null;
  hierarchy: Hierarchy;
  version: string | null;
  /** Further sections of the same page, best first; absent in a hosted index. */
  sections?: Hit[];
  _highlightResult: {hierarchy: MarkedLevels};
  /** Absent in a hosted index if none of it is in the record. */
  _snippetResult?: {hierarchy?: MarkedLevels; content?: Marked};
}

/**
 * Titles as HTML, because DocSearch renders them as such.
 *
 * @param titles - the category, then titles from the page's down; anything below lvl6 is omitted
 */
function toHierarchy(titles: readonly string[]): Hierarchy {
  return Object.fromEntries(
    LEVELS.map((level, depth) => [level, escapeOrNull(titles[depth])]),
  ) as Hierarchy;
}

/** The level of a section with these titles, from that of the page down. */
function typeOf({length}: readonly string[]): Exclude<HitType, 'content'> {
  return LEVELS[Math.min(length, LEVELS.length - 1)] as Exclude<HitType, 'content'>;
}

const escapeOrNull = (text: string | undefined) => (text === undefined ? null : escapeMarkup(text));

/**
 * @param snippetWords - the length of snippets
 * @param origin - of the site; hits have absolute URLs, like records in a hosted index
 * @param withText - whether the text below the titles is shown, most of the work
 */
export function toHit(
  ranked: Ranked,
  query: Query,
  snippetWords: number,
  origin: string,
  withText: boolean,
): Hit {
  const {page, section, titles} = ranked.doc;
  const found = foundTerms(query, ranked);
  const above = [page.category, ...titles].map((text) => findMatches(text, found));
  const blocks = withText ? section.blocks : [];
  const content = fullest(blocks.map((text) => findMatches(text, found)));
  const levels = (show: (text: Matched) => string): MarkedLevels =>
    Object.fromEntries(above.map((text, depth) => [LEVELS[depth], {value: show(text)}]));
  const inTitles = typedIn(above.slice(1).flatMap(({matches}) => matches)).length;
  const isContent = content !== undefined && typedIn(content.matches).length > inTitles;
  const anchor = section.anchor === undefined ? '' : `#${section.anchor}`;
  const shortened = levels((text) => snippet(text, snippetWords));
  // DocSearch shows a text with the title of its page alone.
  if (isContent && titles.length > 1) {
    const half = above.slice(1).map((text) => snippet(text, Math.floor(snippetWords / 2)));
    shortened.lvl1 = {value: `${half[0] ?? ''} › ${half.at(-1) ?? ''}`};
  }
  return {
    objectID: `${page.path}#${section.anchor ?? ''}`,
    url: origin + page.path + anchor,
    type: isContent ? 'content' : typeOf(titles),
    content: escapeOrNull(content?.text),
    hierarchy: toHierarchy([page.category, ...titles]),
    version: page.version ?? null,
    _highlightResult: {hierarchy: levels(highlight)},
    _snippetResult: {
      hierarchy: shortened,
      ...(content && {content: {value: snippet(content, snippetWords)}}),
    },
  };
}

/** The text with the most query words, whole ones first; on a tie, the first one. */
function fullest(texts: readonly Matched[]): Matched | undefined {
  const values = texts.map(({matches}) => worth(matches));
  return texts[values.indexOf(Math.max(...values))];
}
