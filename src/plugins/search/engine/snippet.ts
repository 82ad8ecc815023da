/** Marks what matched, and cuts long text to the words around it. All output is safe as HTML. */
import {fold, type Word} from './text';
import type {Place, TextIndex} from './texts';

export interface Marking {
  /** For each word of the query, as typed and folded, the lookups that count as finding it. */
  words: readonly {typed: string; found: readonly string[]}[];
  /** The query's letters and digits: `http batch link` marks all of `httpBatchLink`. */
  queryKey: string;
  preTag: string;
  postTag: string;
}

export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Stands before and after a cut. */
const ELLIPSIS = '…';

/**
 * Escapes what could start a tag or an entity. Values go into element content
 * only, never into attributes; a bare `&` stays, since DocSearch shows group
 * titles as plain text.
 */
export function escapeHtml(text: string): string {
  // Most texts have neither, which is sooner seen than matched.
  if (!text.includes('<') && !text.includes('&')) return text;
  return text.replace(/<|&(?=[a-z#])/gi, (character) => (character === '<' ? '&lt;' : '&amp;'));
}

interface Match {
  /** Of the word, among those of the text. */
  position: number;
  start: number;
  end: number;
  typed: string;
}

const NO_MATCHES: readonly Match[] = [];

/** A text with what matched in it, in order; it is shown whole, cut, or both. */
export interface Matched {
  text: string;
  words: readonly Word[];
  matches: readonly Match[];
  marking: Marking;
}

/** What of a query is in a list of texts. */
export interface FoundTexts {
  index: TextIndex;
  marking: Marking;
  /** Which words of the query are in each text: a bit for each word. */
  words: readonly number[];
  /** Where, for each lookup that finds something, in the order of the query. */
  places: readonly {typed: string; places: readonly Place[]}[];
}

export function findTexts(index: TextIndex, marking: Marking): FoundTexts {
  const words = new Array<number>(index.texts.length).fill(0);
  const found: {typed: string; places: readonly Place[]}[] = [];
  marking.words.forEach(({typed, found: names}, word) => {
    for (const name of names) {
      const places = index.places.get(name);
      if (!places) continue;
      found.push({typed, places});
      for (const {text} of places) words[text] = (words[text] ?? 0) | (1 << word);
    }
  });
  return {index, marking, words, places: found};
}

/** @param at - number of the text */
export function findMatches(
  {index, marking, words: found, places}: FoundTexts,
  at: number,
): Matched {
  const text = index.texts[at] ?? '';
  const words = index.words[at] ?? [];
  if (found[at] === 0) return {text, words, matches: NO_MATCHES, marking};
  const matches: Match[] = [];
  /** First of two words that are one to the reader, and what was typed for it. */
  const pairs: {first: number; typed: string}[] = [];
  for (const {typed, places: ofLookup} of places) {
    for (const place of ofLookup) {
      if (place.text !== at) continue;
      for (const position of place.words) {
        if (isMatched(position, matches)) continue;
        // Positions are those of words.
        matches.push(toMatch(words[position] as Word, position, typed, marking.queryKey));
      }
      for (const first of place.pairs) {
        const isLonger = typed.length > (words[first]?.raw.length ?? 0);
        if (isLonger && !pairs.some((pair) => pair.first === first)) pairs.push({first, typed});
      }
    }
  }
  if (pairs.length > 1) pairs.sort((a, b) => a.first - b.first);
  for (const {first, typed} of pairs) {
    for (const position of [first, first + 1]) {
      const {start, end} = words[position] as Word;
      if (!isMatched(position, matches)) matches.push({position, start, end, typed});
    }
  }
  if (matches.length > 1) matches.sort((a, b) => a.position - b.position);
  return {text, words, matches, marking};
}

function isMatched(position: number, matches: readonly Match[]): boolean {
  return matches.some((match) => match.position === position);
}

function toMatch(
  {raw, start, end}: Word,
  position: number,
  typed: string,
  queryKey: string,
): Match {
  // A word that is no longer than what was typed is not its beginning.
  if (raw.length <= typed.length) return {position, start, end, typed};
  const folded = fold(raw);
  // Folding can change lengths; then the whole word is marked.
  const isBeginning = folded.startsWith(typed) && folded.length === raw.length;
  const isPartial = isBeginning && !queryKey.includes(folded);
  return {position, start, end: isPartial ? start + typed.length : end, typed};
}

function render({text, matches, marking}: Matched, from: number, to: number): string {
  let result = '';
  let at = from;
  for (const match of matches) {
    if (match.start < from || match.end > to) continue;
    result += escapeHtml(text.slice(at, match.start));
    result += marking.preTag + escapeHtml(text.slice(match.start, match.end)) + marking.postTag;
    at = match.end;
  }
  return result + escapeHtml(text.slice(at, to));
}

/** The typed words that were found, each once. */
function typedIn(matches: readonly Match[]): string[] {
  const all: string[] = [];
  for (const {typed} of matches) if (!all.includes(typed)) all.push(typed);
  return all;
}

function describe(value: string, {matches, marking}: Matched): Marked {
  const matchedWords = typedIn(matches);
  const level =
    matchedWords.length === 0
      ? 'none'
      : matchedWords.length >= marking.words.length
        ? 'full'
        : 'partial';
  return {value, matchLevel: level, matchedWords};
}

/** The whole text with its matches marked. */
export function highlight(matched: Matched): Marked {
  return describe(render(matched, 0, matched.text.length), matched);
}

/** At most `length` words, chosen so that as many different matches as possible show. */
export function snippet(matched: Matched, length: number): Marked {
  const {text, words} = matched;
  if (words.length <= length) return highlight(matched);
  const from = bestWindow(matched, Math.max(1, length));
  const to = Math.min(words.length, from + Math.max(1, length));
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const value =
    (start > 0 ? ELLIPSIS : '') + render(matched, start, end) + (end < text.length ? ELLIPSIS : '');
  return describe(value, matched);
}

/** Where the window begins that shows most different matches, and of these most matches. */
function bestWindow({words, matches}: Matched, length: number): number {
  const last = words.length - length;
  if (last <= 0 || matches.length === 0) return 0;
  let best = {start: 0, value: -1};
  for (const {position: start} of matches) {
    const from = Math.min(start, last);
    const inside = matches.filter(({position}) => position >= from && position < from + length);
    const value = typedIn(inside).length * 100 + inside.length;
    if (value > best.value) best = {start, value};
  }
  // Two words before the first match say what it is about.
  return Math.max(0, Math.min(last, best.start - 2));
}
