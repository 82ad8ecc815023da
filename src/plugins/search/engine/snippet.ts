/** Marks what matched, and cuts long text to the words around it. All output is safe as HTML. */
import {fold, lookups, words, type Word} from './text';

export interface Marking {
  /** For each word of the query, as typed and folded, the lookups that count as finding it. */
  words: readonly {typed: string; found: ReadonlySet<string>}[];
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
  return text.replace(/<|&(?=[a-z#])/gi, (character) => (character === '<' ? '&lt;' : '&amp;'));
}

interface Match {
  start: number;
  end: number;
  typed: string;
}

/** Two words with one character between them: `Next.js` is one word to the reader, two here. */
function joined(word: Word, next: Word | undefined): string | undefined {
  return next?.start === word.end + 1 ? fold(word.raw + next.raw) : undefined;
}

/** Each text is cut and shown whole, for which its matches are found once. */
const analyzed = new WeakMap<Marking, Map<string, Analyzed>>();

interface Analyzed {
  found: readonly Word[];
  matches: readonly (Match | null)[];
}

function analyze(text: string, marking: Marking): Analyzed {
  const known = analyzed.get(marking) ?? new Map<string, Analyzed>();
  analyzed.set(marking, known);
  let result = known.get(text);
  if (!result) {
    const found = words(text);
    result = {found, matches: findMatches(found, marking)};
    known.set(text, result);
  }
  return result;
}

function findMatches(found: readonly Word[], marking: Marking): (Match | null)[] {
  const matches = found.map((word) => findMatch(word, lookups(word.raw), marking));
  found.forEach((word, i) => {
    const next = found[i + 1];
    const name = joined(word, next);
    if (!next || name === undefined) return;
    const match = marking.words.find(
      ({typed, found: names}) => typed.length > word.raw.length && names.has(name),
    );
    if (!match) return;
    matches[i] ??= {start: word.start, end: word.end, typed: match.typed};
    matches[i + 1] ??= {start: next.start, end: next.end, typed: match.typed};
  });
  return matches;
}

function findMatch(word: Word, names: readonly string[], marking: Marking): Match | null {
  const match = marking.words.find(({found}) => names.some((name) => found.has(name)));
  if (!match) return null;
  const folded = fold(word.raw);
  // Folding can change lengths; then the whole word is marked.
  const isBeginning = folded.startsWith(match.typed) && folded.length === word.raw.length;
  const isPartial = isBeginning && !marking.queryKey.includes(folded);
  return {
    start: word.start,
    end: isPartial ? word.start + match.typed.length : word.end,
    typed: match.typed,
  };
}

function render(
  text: string,
  matches: readonly (Match | null)[],
  from: number,
  to: number,
  marking: Marking,
): string {
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
  const typed = new Set<string>();
  for (const match of matches) if (match) typed.add(match.typed);
  return [...typed];
}

function describe(value: string, matches: readonly (Match | null)[], marking: Marking): Marked {
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
export function highlight(text: string, marking: Marking): Marked {
  const {matches} = analyze(text, marking);
  return describe(render(text, matches, 0, text.length, marking), matches, marking);
}

/** At most `length` words, chosen so that as many different matches as possible show. */
export function snippet(text: string, length: number, marking: Marking): Marked {
  const {found, matches} = analyze(text, marking);
  const from = bestWindow(matches, Math.max(1, length));
  const to = Math.min(found.length, from + Math.max(1, length));
  const start = from === 0 ? 0 : (found[from]?.start ?? 0);
  const end = to === found.length ? text.length : (found[to - 1]?.end ?? text.length);
  const value =
    (start > 0 ? ELLIPSIS : '') +
    render(text, matches, start, end, marking) +
    (end < text.length ? ELLIPSIS : '');
  return describe(value, matches, marking);
}

/** Where the window begins that shows most different matches, and of these most matches. */
function bestWindow(matches: readonly (Match | null)[], length: number): number {
  let best = {start: 0, value: -1};
  const last = Math.max(0, matches.length - length);
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

/** The same sections are found key after key. */
const MAX_REMEMBERED = 10_000;
const remembered = new Map<string, ReadonlySet<string>>();

/** Everything that finds a word of a text. */
function namesIn(text: string): ReadonlySet<string> {
  let names = remembered.get(text);
  if (!names) {
    const found = words(text);
    names = new Set(
      found.flatMap((word, i) => [...lookups(word.raw), joined(word, found[i + 1]) ?? '']),
    );
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(text, names);
  }
  return names;
}

/** How many of the query's words are in texts: chooses the paragraph to show. */
export function countMatches(texts: readonly string[], marking: Marking): number {
  const names = texts.map(namesIn);
  const isIn = (name: string) => names.some((all) => all.has(name));
  return marking.words.filter(({found}) => [...found].some(isIn)).length;
}
