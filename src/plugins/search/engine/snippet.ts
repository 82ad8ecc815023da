/** Marks what matched, and cuts long text to the words around it. All output is safe as HTML. */
import {fold, lookups, words, type Word} from './text';

export interface Marking {
  /** Each lookup that found a word of the query, to the word as typed and folded. */
  found: ReadonlyMap<string, string>;
  /** How many words the query has. */
  count: number;
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
export function escapeMarkup(text: string): string {
  return text.replace(/<|&(?=[a-z#])/gi, (character) => (character === '<' ? '&lt;' : '&amp;'));
}

interface Match {
  /** Of the word, among those of the text. */
  position: number;
  start: number;
  end: number;
  typed: string;
}

/** A text with what matched in it, in order; it is shown whole, cut, or both. */
export interface Matched {
  text: string;
  words: readonly Word[];
  matches: readonly Match[];
  marking: Marking;
}

interface Token extends Word {
  /** What finds it, alone or with a neighbor that is one word with it, such as `Next.js`. */
  lookups: readonly string[];
}

/** The same sections are found key after key, so each text of the index is taken apart once. */
const known = new Map<string, readonly Token[]>();

function tokensOf(text: string): readonly Token[] {
  let tokens = known.get(text);
  if (!tokens) {
    const all = words(text);
    tokens = all.map((word, position) => ({
      ...word,
      lookups: [
        ...lookups(word.raw),
        ...oneWord(all[position - 1], word),
        ...oneWord(word, all[position + 1]),
      ],
    }));
    known.set(text, tokens);
  }
  return tokens;
}

/** The name of two words with one character between. */
function oneWord(first: Word | undefined, second: Word | undefined): string[] {
  if (!first || !second || first.end + 1 !== second.start) return [];
  return [fold(first.raw + second.raw)];
}

/** @param text - one of the index, since what it is made of is kept */
export function findMatches(text: string, marking: Marking): Matched {
  const tokens = tokensOf(text);
  const matches: Match[] = [];
  tokens.forEach((token, position) => {
    const lookup = token.lookups.find((name) => marking.found.has(name)) ?? '';
    const typed = marking.found.get(lookup);
    if (typed !== undefined) matches.push(toMatch(token, position, typed, marking.queryKey));
  });
  return {text, words: tokens, matches, marking};
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
    result += escapeMarkup(text.slice(at, match.start));
    result += marking.preTag + escapeMarkup(text.slice(match.start, match.end)) + marking.postTag;
    at = match.end;
  }
  return result + escapeMarkup(text.slice(at, to));
}

/** The typed words that were found, each once. */
export function typedIn(matches: readonly Match[]): string[] {
  return [...new Set(matches.map(({typed}) => typed))];
}

function describe(value: string, {matches, marking}: Matched): Marked {
  const matchedWords = typedIn(matches);
  const level =
    matchedWords.length === 0 ? 'none' : matchedWords.length >= marking.count ? 'full' : 'partial';
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
