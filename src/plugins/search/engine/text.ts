/** From text to the terms that are indexed and looked up. */

/** A run of letters, digits, `_` or `$`; what lies between is a separator. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** The same for ASCII: several times faster. */
const ASCII_WORD = /[A-Za-z0-9_$]+/g;

// eslint-disable-next-line no-control-regex -- all of ASCII
const ASCII = /^[\x00-\x7F]*$/;

/*
 * Patterns of Unicode classes take milliseconds to compile, so each has one for ASCII beside it,
 * which almost all text is.
 */

/** Parts of an identifier: `TRPC|Error`, `http|Batch|Link`, `v|10`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+/gu;

const ASCII_PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;

/** Most words: nothing to take apart. */
const ONE_PART = /^[A-Z]?[a-z]+$/;

/** `tRPC` is one word, not `t` and `RPC`; a query of `stack` doesn't mean TanStack. */
const BRANDS = /\btRPC|TanStack/g;

export interface Word {
  /** As written. */
  raw: string;
  start: number;
  end: number;
}

export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const {0: raw, index: start} of text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)) {
    found.push({raw, start, end: start + raw.length});
  }
  return found;
}

const MARKS = /\p{M}/gu;

/** Lower case without diacritics. */
export function fold(text: string): string {
  return ASCII.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** `httpBatchLink` to `http`, `Batch`, `Link`; a plain word gives nothing. */
export function spelledParts(raw: string): readonly string[] {
  if (ONE_PART.test(raw)) return NO_PARTS;
  const pattern = ASCII.test(raw) ? ASCII_PART : PART;
  const mayHaveBrand = raw.includes('RPC') || raw.includes('Stack');
  const plain = mayHaveBrand ? raw.replace(BRANDS, (name) => capitalize(name.toLowerCase())) : raw;
  const parts = plain.match(pattern);
  return parts && parts.length > 1 ? parts : NO_PARTS;
}

const NO_PARTS: readonly string[] = [];

/** `httpBatchLink` to `http`, `batch`, `link`; a plain word gives nothing. */
export function identifierParts(raw: string): string[] {
  return spelledParts(raw).map(fold);
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
  if (result.length > 3 && result.endsWith('e')) result = result.slice(0, -1);
  return result;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}_$]+/gu;
const BETWEEN_ASCII_WORDS = /[^a-z0-9_$]+/g;

/** Letters and digits only, so that `HTTP Batch Link` and `httpBatchLink` are the same. */
export function key(text: string): string {
  return ASCII.test(text)
    ? text.toLowerCase().replace(BETWEEN_ASCII_WORDS, '')
    : fold(text).replace(BETWEEN_WORDS, '');
}

/** Before a stem, which stands for every word and every part of an identifier that has it. */
export const STEM_MARK = '~';

/** The words of a site are few and come again and again; hostile input is not kept. */
const MAX_REMEMBERED = 20_000;
const remembered = new Map<string, readonly string[]>();

/** Every lookup that finds a word: itself, its stem, and the stems of its parts. */
export function lookups(raw: string): readonly string[] {
  let result = remembered.get(raw);
  if (!result) {
    const whole = fold(raw);
    result = [
      whole,
      STEM_MARK + stem(whole),
      ...identifierParts(raw).map((part) => STEM_MARK + stem(part)),
    ];
    if (remembered.size < MAX_REMEMBERED) remembered.set(raw, result);
  }
  return result;
}

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words of running text as written. Those joined by `.` or `-` are one word more (`Next.js`). */
export function indexWords(text: string): string[] {
  const found = words(text);
  return found.flatMap((word, i) => {
    const next = found[i + 1];
    const isJoined = next?.start === word.end + 1 && '.-'.includes(text[word.end] ?? ' ');
    return isJoined ? [word.raw, word.raw + capitalize(next.raw)] : [word.raw];
  });
}

/** Words of a title as written, and neighboring ones written together (`HTTPBatchLink`). */
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
