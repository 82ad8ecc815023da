/** Expands what a reader typed to the terms that it matches. */
import {MAX_QUERY_LENGTH} from '../types';
import {byLengthThenName, type Corpus} from './corpus';
import {LONGEST_SYNONYM, SYNONYMS} from './synonyms';
import {
  allowedTypos,
  BRAND,
  fold,
  identifierParts,
  stem,
  STEM_MARK,
  STOP_WORDS,
  words,
} from './text';

/**
 * The maximum number of terms that one typed word may match, which bounds the time for short
 * prefixes.
 */
const MAX_EXPANSIONS = 24;

/**
 * The weight of the parts of an existing identifier, because a reader who types it means the whole.
 */
const WORTH_OF_KNOWN_PARTS = 0.35;

/** The weight of longer words that begin with an existing one. */
const WORTH_OF_COMPLETIONS = 0.5;

/** All of these terms together, with this weight. */
export interface Alternative {
  terms: string[];
  worth: number;
}

/** One word of the query, with everything that counts as a match for it. */
export interface Slot {
  word: string;
  /** The word, or the likeliest correction if it is misspelled. */
  meant: string;
  /** No page has it. */
  isMisspelled: boolean;
  alternatives: Alternative[];
  /** An identifier with inner capitals. */
  isName: boolean;
}

export interface Query {
  slots: Slot[];
  /** All words as typed, folded, including stop words. */
  typed: string[];
  /** Only the query's letters and digits, to compare with titles. */
  key: string;
  /** A single identifier. */
  isName: boolean;
  /** What was typed in quotes: words, folded. */
  phrases: string[][];
  /** The path of a page, if that was typed or pasted. */
  path: string | undefined;
}

const NAME = /[a-z][A-Z]|[A-Z]{2}[a-z]/;
const QUOTED = /["“]([^"“”]+)["”]/g;
const PATH = /^\s*(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*?)\/?(?:[?#]\S*)?\s*$/;

/** Half a surrogate pair can't be compared or displayed. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * @param text - as typed; truncated to 64 characters
 * @param corpora - everything that is searched, for prefixes and typos
 */
export function parseQuery(text: string, corpora: readonly Corpus[]): Query {
  const clean = text.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATE, ' ').normalize('NFC');
  const typedWords = words(clean);
  const all = typedWords.map(({raw}) => raw);
  const kept = meaningfulWords(all);
  const endsInsideWord = typedWords.at(-1)?.end === clean.length && all.at(-1) === kept.at(-1);
  const slots = kept.map((raw, position) =>
    toSlot(raw, endsInsideWord && position === kept.length - 1, corpora),
  );
  if (isForeign(slots)) slots.forEach(dropTypos);
  addSynonyms(slots);
  return {
    slots,
    typed: all.map(fold),
    key: slots.map(({meant}) => meant).join(''),
    isName: slots.length === 1 && slots[0]?.isName === true,
    phrases: Array.from(clean.matchAll(QUOTED), ([, phrase = '']) =>
      words(fold(phrase)).map(({raw}) => raw),
    ).filter(({length}) => length > 0),
    path: PATH.exec(clean)?.[1],
  };
}

/** Drops words that carry no meaning here, as long as something is left. */
function meaningfulWords(all: string[]): string[] {
  const meaningful = all.filter((word) => !STOP_WORDS.has(fold(word)));
  const withoutBrand = meaningful.filter((word) => fold(word) !== BRAND);
  if (withoutBrand.length > 0) return withoutBrand;
  // Somebody who asks for the site's own name wants to know what it is.
  return meaningful.length > 0 ? ['introduction'] : all;
}

function isKnown(term: string, corpora: readonly Corpus[]): boolean {
  return corpora.some((corpus) => corpus.has(term));
}

/** @param isUnfinished - whether more letters may follow */
function toSlot(raw: string, isUnfinished: boolean, corpora: readonly Corpus[]): Slot {
  const word = fold(raw);
  const alternatives: Alternative[] = [{terms: [STEM_MARK + stem(word)], worth: 1}];
  const parts = identifierParts(raw);
  if (parts.length > 0) {
    const worth = isKnown(word, corpora) ? WORTH_OF_KNOWN_PARTS : 1;
    alternatives.push({terms: parts.map((part) => STEM_MARK + stem(part)), worth});
  }
  const longer = isUnfinished
    ? firstOf(corpora.flatMap((corpus) => corpus.completions(word, MAX_EXPANSIONS)))
    : [];
  const isMisspelled =
    longer.length === 0 &&
    !isKnown(word, corpora) &&
    !corpora.some((corpus) => corpus.hasStem(stem(word)));
  const likely = isMisspelled ? misspellings(word, isUnfinished, corpora) : [];
  // Who has typed a whole word more often means it than a longer one.
  const worth = isKnown(word, corpora) ? WORTH_OF_COMPLETIONS : 1;
  for (const term of [...longer, ...likely]) alternatives.push({terms: [term], worth});
  return {word, meant: likely[0] ?? word, isMisspelled, alternatives, isName: NAME.test(raw)};
}

/** The shortest distinct terms of several index files. */
function firstOf(terms: readonly string[]): string[] {
  return [...new Set(terms)].sort(byLengthThenName).slice(0, MAX_EXPANSIONS);
}

function misspellings(word: string, isUnfinished: boolean, corpora: readonly Corpus[]): string[] {
  const limit = allowedTypos(word);
  if (limit === 0) return [];
  return firstOf(corpora.flatMap((corpus) => corpus.misspellings(word, limit, isUnfinished)));
}

/** Nothing that was typed is on any page, and some of it is not even similar: another language. */
function isForeign(slots: readonly Slot[]): boolean {
  return (
    slots.every(({isMisspelled}) => isMisspelled) && slots.some(({word, meant}) => word === meant)
  );
}

/** What a misspelled word may be are the only terms that are not stems. */
function dropTypos(slot: Slot): void {
  slot.alternatives = slot.alternatives.filter(({terms}) => terms[0]?.startsWith(STEM_MARK));
}

/** Adds the synonyms of a phrase to each of its words. */
function addSynonyms(slots: readonly Slot[]): void {
  for (let from = 0; from < slots.length; from++) {
    for (let to = from + 1; to <= Math.min(slots.length, from + LONGEST_SYNONYM); to++) {
      const phrase = slots.slice(from, to);
      const meanings = SYNONYMS.get(phrase.map(({word}) => word).join(' ')) ?? [];
      for (const meaning of meanings) {
        const terms = meaning.map((name) => STEM_MARK + name);
        for (const {alternatives} of phrase) alternatives.push({terms, worth: 1});
      }
    }
  }
}
