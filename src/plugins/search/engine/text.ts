/** Splits text into the terms that are indexed and looked up. */

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
  if (result.length > 3 && result.endsWith('s')) result = result.slice(0, -1);
  if (result.length > 5 && result.endsWith('ing')) result = result.slice(0, -3);
  if (result.length > 3 && result.endsWith('e')) result = result.slice(0, -1);
  return result;
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}_$]+/gu;

/** Letters and digits only, so that `HTTP Batch Link` and `httpBatchLink` are the same. */
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

/**
 * Words of running text as written. Words joined by `.` or `-` are also added as one word
 * (`Next.js`).
 */
export function indexWords(text: string): string[] {
  const found = words(text);
  return found.flatMap((word, i) => {
    const next = found[i + 1];
    const isJoined = next?.start === word.end + 1 && '.-'.includes(text[word.end] ?? ' ');
    return isJoined ? [word.raw, word.raw + capitalize(next.raw)] : [word.raw];
  });
}

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
