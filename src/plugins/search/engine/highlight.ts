/** Highlights matches, and cuts long text to the words around them. All output is safe HTML. */
import {fold, lookups, words, type Word} from './text';

/** Maps each lookup that matched to the word as typed, folded. */
export type Found = ReadonlyMap<string, string>;

/** Marks where text was cut. */
const ELLIPSIS = '…';

/**
 * Escapes what could start a tag or an entity. Values only go into element content, never into
 * attributes; a bare `&` stays, since DocSearch shows group titles as plain text.
 */
export function escapeMarkup(text: string): string {
  return text.replace(/<|&(?=[a-z#])/gi, (character) => (character === '<' ? '&lt;' : '&amp;'));
}

interface Match {
  /** The word's position among those of the text. */
  position: number;
  start: number;
  end: number;
  typed: string;
  /** Rather than a part or another form of it. */
  isWhole: boolean;
}

interface Joined {
  name: string;
  /** The length of its first word, which matches by itself. */
  first: number;
}

interface Token extends Word {
  /** The lookups that match it alone. */
  lookups: readonly string[];
  /** Those of it and a neighbor, as in `Next.js`. */
  joined: readonly Joined[];
}

/** A text with its matches, in order. */
export interface Matched {
  text: string;
  words: readonly Token[];
  matches: readonly Match[];
}

/** Consecutive keystrokes find the same sections, so the split of each text is memoized. */
const known = new Map<string, readonly Token[]>();

function tokensOf(text: string): readonly Token[] {
  let tokens = known.get(text);
  if (!tokens) {
    const all = words(text);
    tokens = all.map((word, position) => ({
      ...word,
      lookups: lookups(word.raw),
      joined: [...oneWord(all[position - 1], word), ...oneWord(word, all[position + 1])],
    }));
    known.set(text, tokens);
  }
  return tokens;
}

/** Two words that are joined by one character. */
function oneWord(first: Word | undefined, second: Word | undefined): Joined[] {
  if (!first || !second || first.end + 1 !== second.start) return [];
  return [{name: fold(first.raw + second.raw), first: first.raw.length}];
}

/** @param text - a text of the index, because its split is memoized */
export function findMatches(text: string, found: Found): Matched {
  const tokens = tokensOf(text);
  const matches: Match[] = [];
  tokens.forEach((token, position) => {
    const alone = token.lookups.find((name) => found.has(name));
    // `infinite` finds `infinite queries` by its first word, `infiniteq` by both.
    const both = token.joined.find(({name, first}) => (found.get(name)?.length ?? 0) > first);
    const typed = found.get(alone ?? both?.name ?? '');
    if (typed !== undefined) {
      const {start, end} = token;
      matches.push({start, end, position, typed, isWhole: token.lookups[0] === typed});
    }
  });
  return {text, words: tokens, matches};
}

/** The distinct typed words that matched. */
export function typedIn(matches: readonly Match[]): string[] {
  return [...new Set(matches.map(({typed}) => typed))];
}

/** How well matches show why a text is a hit: by different words, then by whole ones. */
export function worth(matches: readonly Match[]): number {
  const whole = matches.filter(({isWhole}) => isWhole);
  return typedIn(matches).length * 100 + typedIn(whole).length * 10;
}

function render({text, matches}: Matched, from: number, to: number): string {
  let result = '';
  let at = from;
  for (const match of matches) {
    if (match.start < from || match.end > to) continue;
    result += escapeMarkup(text.slice(at, match.start));
    result += `<mark>${escapeMarkup(text.slice(match.start, match.end))}</mark>`;
    at = match.end;
  }
  return result + escapeMarkup(text.slice(at, to));
}

/** The whole text with its matches highlighted. */
export function highlight(matched: Matched): string {
  return render(matched, 0, matched.text.length);
}

/** At most `length` words, chosen to show as many different matches as possible. */
export function snippet(matched: Matched, length: number): string {
  const {text, words} = matched;
  if (words.length <= length) return highlight(matched);
  const from = bestWindow(matched, length);
  const to = from + length;
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const end = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  return (
    (start > 0 ? ELLIPSIS : '') + render(matched, start, end) + (end < text.length ? ELLIPSIS : '')
  );
}

/** The start of the window whose matches are worth most and, among those, are most. */
function bestWindow({words, matches}: Matched, length: number): number {
  if (matches.length === 0) return 0;
  const last = words.length - length;
  let best = {start: 0, value: -1};
  for (const {position: start} of matches) {
    const from = Math.min(start, last);
    const inside = matches.filter(({position}) => position >= from && position < from + length);
    const value = worth(inside) + Math.min(9, inside.length);
    if (value > best.value) best = {start, value};
  }
  // Two words before the first match provide context.
  return Math.max(0, Math.min(last, best.start - 2));
}
