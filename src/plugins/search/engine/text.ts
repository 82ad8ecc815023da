/** Splits text into the words that are indexed and looked up, and compares words. */

/** A run of letters, digits, `_` or `$`; anything in between is a separator. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** Parts of an identifier: `TRPC|Error`, `http|Batch|Link`, `v|10`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+/gu;

export interface Word {
  /** As written. */
  raw: string;
  start: number;
  end: number;
}

export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const {0: raw, index: start} of text.matchAll(WORD)) {
    found.push({raw, start, end: start + raw.length});
  }
  return found;
}

const MARKS = /\p{M}/gu;

/** Lower case without diacritics. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** `httpBatchLink` to `http`, `batch`, `link`; nothing for a plain word. */
export function identifierParts(raw: string): string[] {
  const parts = raw.match(PART) ?? [];
  return parts.length > 1 ? parts.map(fold) : [];
}

/**
 * A light stemmer, so that `links` matches `link` and `caching` matches `cache`. Stems are never
 * shown and only compared with other stems, so they don't have to be words.
 */
export function stem(word: string): string {
  let result = word;
  if (result.length > 4 && result.endsWith('ies')) result = result.slice(0, -3);
  else if (result.length > 3 && result.endsWith('s')) result = result.slice(0, -1);
  if (result.length > 5 && result.endsWith('ing')) result = result.slice(0, -3);
  if (result.length > 3 && result.endsWith('e')) result = result.slice(0, -1);
  else if (result.length > 4 && result.endsWith('y')) result = result.slice(0, -1);
  return result;
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}_$]+/gu;

/** Letters and digits only, so that `HTTP batch link` and `httpBatchLink` are the same. */
export function key(text: string): string {
  return fold(text).replace(BETWEEN_WORDS, '');
}

/** Prefix of a stem, which matches every word and every part of an identifier that has it. */
export const STEM_MARK = '~';

/** Every lookup that matches a word: the word itself, its stem, and the stems of its parts. */
export function lookups(raw: string): string[] {
  const whole = fold(raw);
  return [whole, ...[whole, ...identifierParts(raw)].map((word) => STEM_MARK + stem(word))];
}

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words of a title as written, and adjacent ones joined (`HTTPBatchLink`). */
export function titleWords(title: string): string[] {
  const raw = words(title).map((word) => word.raw);
  const joined: string[] = [];
  for (let from = 0; from < raw.length; from++) {
    for (let to = from + 2; to <= Math.min(raw.length, from + 4); to++) {
      joined.push(raw.slice(from, to).map(capitalize).join(''));
    }
  }
  return [...raw, ...joined];
}

/**
 * Words of a question that carry no information about its answer: neither indexed nor searched for.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by can could did do does each for from get gets had has have how i if in into is it ' +
    'its me my no not of on one only or our out please should so than that the their them then there they these ' +
    'this those to use using want was we were what when where which why will with would you your'
  ).split(' '),
);

/** Every page is about it, so it is searched for only if nothing else is left. */
export const BRAND = 'trpc';

/** One typo from 4 letters on, two from 8 (the hosted engine's rule). */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** Whether a word lacks more letters of `typed` than this many edits could add; most words do. */
function lacksLetters(typed: string, word: string, limit: number): boolean {
  let missing = 0;
  for (const letter of typed) if (!word.includes(letter) && ++missing > limit) return true;
  return false;
}

/**
 * Counts the edits (insert, delete, replace, swap of neighbors) that turn `typed` into a word, or
 * into a prefix of it if `asPrefix` is set.
 *
 * @returns the number of edits, or more than `limit` if there are more
 */
export function countTypos(typed: string, word: string, limit: number, asPrefix: boolean): number {
  const length = asPrefix ? Math.min(word.length, typed.length + limit) : word.length;
  if (Math.abs(length - typed.length) > limit || lacksLetters(typed, word, limit)) {
    return limit + 1;
  }
  let beforePrevious: number[] = [];
  // The number of edits up to each letter of the word, for the letters of `typed` so far.
  let previous = Array.from({length: length + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return asPrefix ? Math.min(...previous) : (previous[length] ?? 0);
}
