/** Marks what matched, and cuts long text to the words around it. All output is safe as HTML. */
import {fold, type Word} from './text';
import {indexText, indexTexts, type Positions} from './texts';

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
  start: number;
  end: number;
  typed: string;
}

/** A text with its words and, at the same positions, what matched; it is shown whole, cut, or both. */
export interface Matched {
  text: string;
  words: readonly Word[];
  matches: readonly (Match | null)[];
  marking: Marking;
}

export function findMatches(text: string, marking: Marking): Matched {
  const {words, single, joined} = indexText(text);
  const matches = words.map((): Match | null => null);
  for (const {typed, found} of marking.words) {
    for (const name of found) {
      for (const at of single.get(name) ?? NOWHERE) {
        // Positions are those of words.
        matches[at] ??= toMatch(words[at] as Word, typed, marking.queryKey);
      }
    }
  }
  if (joined.size > 0) addJoined(words, joined, marking, matches);
  return {text, words, matches, marking};
}

const NOWHERE: readonly number[] = [];

/** Both of two words that are one, unless they match on their own. */
function addJoined(
  words: readonly Word[],
  joined: Positions,
  marking: Marking,
  matches: (Match | null)[],
): void {
  const pairs = new Map<number, string>();
  for (const {typed, found} of marking.words) {
    for (const name of found) {
      for (const at of joined.get(name) ?? NOWHERE) {
        if (typed.length > (words[at]?.raw.length ?? 0) && !pairs.has(at)) pairs.set(at, typed);
      }
    }
  }
  for (const [first, typed] of [...pairs].sort(([a], [b]) => a - b)) {
    for (const at of [first, first + 1]) {
      const {start, end} = words[at] as Word;
      matches[at] ??= {start, end, typed};
    }
  }
}

function toMatch({raw, start, end}: Word, typed: string, queryKey: string): Match {
  const folded = fold(raw);
  // Folding can change lengths; then the whole word is marked.
  const isBeginning = folded.startsWith(typed) && folded.length === raw.length;
  const isPartial = isBeginning && !queryKey.includes(folded);
  return {start, end: isPartial ? start + typed.length : end, typed};
}

function render({text, matches, marking}: Matched, from: number, to: number): string {
  let result = '';
  let at = from;
  for (const match of matches) {
    if (!match || match.start < from || match.end > to) continue;
    result += escapeHtml(text.slice(at, match.start));
    result += marking.preTag + escapeHtml(text.slice(match.start, match.end)) + marking.postTag;
    at = match.end;
  }
  return result + escapeHtml(text.slice(at, to));
}

/** The typed words that were found, each once. */
function typedIn(matches: readonly (Match | null)[]): string[] {
  const typed: string[] = [];
  for (const match of matches) if (match && !typed.includes(match.typed)) typed.push(match.typed);
  return typed;
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
  const {text, words, matches} = matched;
  const from = bestWindow(matches, Math.max(1, length));
  const to = Math.min(words.length, from + Math.max(1, length));
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const value =
    (start > 0 ? ELLIPSIS : '') + render(matched, start, end) + (end < text.length ? ELLIPSIS : '');
  return describe(value, matched);
}

/** Where the window begins that shows most different matches, and of these most matches. */
function bestWindow(matches: readonly (Match | null)[], length: number): number {
  const last = Math.max(0, matches.length - length);
  if (last === 0) return 0;
  let best = {start: 0, value: -1};
  matches.forEach((match, start) => {
    if (!match) return;
    const from = Math.min(start, last);
    const inside = matches.slice(from, from + length).filter((it) => it !== null);
    const value = typedIn(inside).length * 100 + inside.length;
    if (value > best.value) best = {start, value};
  });
  // Two words before the first match say what it is about.
  return Math.max(0, Math.min(last, best.start - 2));
}

/** How many of the query's words are in one text or another. */
export function countMatches(texts: readonly string[], marking: Marking): number {
  const index = indexTexts(texts);
  let count = 0;
  for (const {found} of marking.words) {
    if (found.some((name) => index.has(name))) count++;
  }
  return count;
}

/** Chooses the paragraph to show: the first one of those with most of the query's words. */
export function bestBlock(
  blocks: readonly string[],
  marking: Marking,
): {block: string | undefined; matches: number} {
  const index = indexTexts(blocks);
  const matches = blocks.map(() => 0);
  const counted = blocks.map(() => -1);
  for (let word = 0; word < marking.words.length; word++) {
    for (const name of marking.words[word]?.found ?? []) {
      for (const at of index.get(name) ?? NOWHERE) {
        if (counted[at] === word) continue;
        counted[at] = word;
        matches[at] = (matches[at] ?? 0) + 1;
      }
    }
  }
  const most = Math.max(0, ...matches);
  return {block: blocks[matches.indexOf(most)], matches: most};
}
