/** From text to the terms that are indexed and looked up. */

/** A run of letters, digits, `_` or `$`; what lies between is a separator. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;

/** Parts of an identifier: `TRPC|Error`, `http|Batch|Link`, `v|10`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+/gu;

/** `tRPC` is one word, not `t` and `RPC`. */
const BRAND = /\btRPC/g;

export interface Word {
  /** As written. */
  raw: string;
  start: number;
  end: number;
}

export function words(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    raw: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const MARKS = /\p{M}/gu;

/** Lower case without diacritics. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** `httpBatchLink` to `http`, `batch`, `link`; a plain word gives nothing. */
export function identifierParts(raw: string): string[] {
  const parts = raw.replace(BRAND, 'Trpc').match(PART) ?? [];
  return parts.length > 1 ? parts.map(fold) : [];
}

/**
 * A light stem, so that `queries` meets `query` and `caching` meets `cache`.
 * Never shown and only compared with other stems, so it needn't be a word.
 */
export function stem(word: string): string {
  let result = word;
  if (result.length > 4 && result.endsWith('ies')) result = `${result.slice(0, -3)}y`;
  else if (result.length > 3 && result.endsWith('s') && !/(?:ss|us|is)$/.test(result)) {
    result = result.slice(0, -1);
  }
  if (result.length > 5 && result.endsWith('ing')) result = undouble(result.slice(0, -3));
  else if (result.length > 4 && result.endsWith('ed')) result = undouble(result.slice(0, -2));
  else if (result.length > 4 && result.endsWith('e')) result = result.slice(0, -1);
  return result;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** Letters and digits only, so that `HTTP Batch Link` and `httpBatchLink` are the same. */
export function key(text: string): string {
  return words(fold(text))
    .map((word) => word.raw)
    .join('');
}

/** Stems live beside words in one index; the mark keeps them apart. */
export const STEM_MARK = '~';

/** Every term under which a word is found: itself, its parts, and the stems of these. */
export function terms(raw: string): string[] {
  const whole = fold(raw);
  const result = new Set([whole, STEM_MARK + stem(whole)]);
  for (const part of identifierParts(raw)) {
    result.add(part);
    result.add(STEM_MARK + stem(part));
  }
  return [...result];
}

/** Terms of running text. Words joined by `.`, `-` or `/` count as one more word (`Next.js`). */
export function indexTerms(text: string): string[] {
  const found = words(text);
  const result: string[] = [];
  found.forEach((word, i) => {
    result.push(...terms(word.raw));
    const next = found[i + 1];
    if (next && next.start === word.end + 1 && '.-/'.includes(text[word.end] ?? ' ')) {
      result.push(fold(word.raw + next.raw));
    }
  });
  return result;
}

/** Terms of a title: as text, and its neighboring words written together. */
export function titleTerms(title: string): string[] {
  const folded = words(title).map((word) => fold(word.raw));
  const joined = new Set<string>();
  for (let from = 0; from < folded.length; from++) {
    for (let to = from + 2; to <= Math.min(folded.length, from + 4); to++) {
      joined.add(folded.slice(from, to).join(''));
    }
  }
  return [...new Set([...indexTerms(title), ...joined])];
}
