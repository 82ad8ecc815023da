/** From a ranked section to a hit as Algolia gives it. */
import type {Query} from './query';
import type {Ranked} from './rank';
import {foundTerms} from './score';
import {
  bestBlock,
  countMatches,
  escapeHtml,
  findMatches,
  highlight,
  snippet,
  type Marked,
  type Marking,
} from './snippet';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];
type Levels<T> = Partial<Record<Level, T>>;

type Attribute = `hierarchy.${Level}` | 'content';

const LEVEL_ATTRIBUTES = Object.fromEntries(
  LEVELS.map((level) => [level, `hierarchy.${level}`]),
) as {[L in Level]: `hierarchy.${L}`};

/** What can be highlighted and cut to a snippet. */
export const ATTRIBUTES: readonly Attribute[] = [...Object.values(LEVEL_ATTRIBUTES), 'content'];

export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: Record<Level, string | null>;
  language: string;
  docusaurus_tag: string;
  version: string | null;
  _highlightResult: {hierarchy: Levels<Marked>; content?: Marked};
  _snippetResult: {hierarchy: Levels<Marked>; content?: Marked};
}

/** How the texts of a hit are to be shown. */
export interface HitOptions {
  preTag: string;
  postTag: string;
  /** Attributes that are to be highlighted. */
  highlighted: ReadonlySet<Attribute>;
  /** Words of a snippet, for each attribute that is asked for. */
  snippetWords: ReadonlyMap<string, number>;
}

/** @param origin - of the site, which URLs start with */
export function toHit(
  {words, id, doc}: Ranked,
  query: Query,
  options: HitOptions,
  origin: string,
): Hit {
  const {page, section, titles} = doc;
  const found = foundTerms(words, id);
  const marking: Marking = {
    words: query.slots.map(({word}, i) => ({typed: word, found: found[i] ?? []})),
    queryKey: query.key,
    preTag: options.preTag,
    postTag: options.postTag,
  };
  const {block, matches} = bestBlock(section.blocks, marking);
  const isContent = matches > countMatches(titles, marking);
  const hierarchy = {} as Hit['hierarchy'];
  const marked: Hit['_highlightResult'] = {hierarchy: {}};
  const cut: Hit['_snippetResult'] = {hierarchy: {}};
  LEVELS.forEach((level, depth) => {
    const text = depth === 0 ? page.category : titles[depth - 1];
    hierarchy[level] = text === undefined ? null : escapeHtml(text);
    if (text === undefined) return;
    const shown = show(text, LEVEL_ATTRIBUTES[level], marking, options);
    if (shown.whole) marked.hierarchy[level] = shown.whole;
    if (shown.cut) cut.hierarchy[level] = shown.cut;
  });
  if (block !== undefined) {
    const shown = show(block, 'content', marking, options);
    if (shown.whole) marked.content = shown.whole;
    if (shown.cut) cut.content = shown.cut;
  }
  const url = origin + page.path;
  return {
    objectID: `${page.path}#${section.anchor ?? ''}`,
    url: section.anchor === undefined ? url : `${url}#${section.anchor}`,
    url_without_anchor: url,
    anchor: section.anchor ?? null,
    type: isContent ? 'content' : (LEVELS[Math.min(titles.length, 6)] as Hit['type']),
    content: block === undefined ? null : escapeHtml(block),
    hierarchy,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version ?? null,
    _highlightResult: marked,
    _snippetResult: cut,
  };
}

/** A text in the forms that are asked for; most requests ask for one at most. */
function show(
  text: string,
  attribute: Attribute,
  marking: Marking,
  {highlighted, snippetWords}: HitOptions,
): {whole: Marked | undefined; cut: Marked | undefined} {
  const length = snippetWords.get(attribute);
  const isHighlighted = highlighted.has(attribute);
  if (!isHighlighted && length === undefined) return {whole: undefined, cut: undefined};
  const matched = findMatches(text, marking);
  return {
    whole: isHighlighted ? highlight(matched) : undefined,
    cut: length === undefined ? undefined : snippet(matched, length),
  };
}
