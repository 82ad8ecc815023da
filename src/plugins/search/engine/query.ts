/** From what a reader typed to the terms it may stand for. */
import {byLengthThenName, type Corpus} from './corpus';
import {BRAND, STOP_WORDS} from './stop-words';
import {LONGEST_SYNONYM, SYNONYMS} from './synonyms';
import {fold, identifierParts, stem, STEM_MARK, words} from './text';
import {allowedTypos} from './typos';

/** The specification's limit, for the query as for the input. */
export const MAX_QUERY_LENGTH = 64;

/** More words than this add time and no meaning. */
const MAX_WORDS = 12;

/** Terms that one typed word may stand for, at most: bounds the time of short prefixes. */
const MAX_EXPANSIONS = 24;

/** What the parts of a name in code are worth that exists: who types it means it. */
const WORTH_OF_KNOWN_PARTS = 0.35;

/** What a longer word is worth that begins as the last one does. */
const WORTH_OF_COMPLETION = 0.8;

/** All of these terms together, for this much. */
export interface Alternative {
  terms: string[];
  worth: number;
}

/** One word of the query, with everything that counts as finding it. */
export interface Slot {
  word: string;
  /** The word, or the likeliest one of the text when it is misspelled. */
  meant: string;
  alternatives: Alternative[];
}

export interface Query {
  slots: Slot[];
  /** All words as typed, folded, with those that say nothing. */
  typed: string[];
  /** The query's letters and digits alone, to compare with titles. */
  key: string;
  /** One name in code: camel case, or capitals inside. */
  looksLikeCode: boolean;
}

/** What is asked of the terms of an index file. */
export type Vocabulary = Pick<Corpus, 'has' | 'hasStem' | 'completions' | 'misspellings'>;

/** Half a surrogate pair can't be compared or shown. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * @param text - as typed; cut to 64 characters
 * @param corpora - everything that is searched, for prefixes and typos
 */
export function parseQuery(text: string, corpora: readonly Vocabulary[]): Query {
  const clean = text.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATE, ' ').normalize('NFC');
  const typedWords = words(clean);
  const all = typedWords.map(({raw}) => raw).slice(0, MAX_WORDS);
  const kept = meaningfulWords(all);
  const endsInsideWord = typedWords.at(-1)?.end === clean.length && all.at(-1) === kept.at(-1);
  const slots = kept.map((raw, position) =>
    toSlot(raw, endsInsideWord && position === kept.length - 1, corpora),
  );
  addSynonyms(slots);
  return {
    slots,
    typed: all.map(fold),
    key: slots.map(({meant}) => meant).join(''),
    looksLikeCode: kept.length === 1 && /[a-z][A-Z]|[A-Z]{2}/.test(kept[0] ?? ''),
  };
}

/** Leaves out what says nothing here, as long as something is left. */
function meaningfulWords(all: string[]): string[] {
  const meaningful = all.filter((word) => !STOP_WORDS.has(fold(word)));
  const withoutBrand = meaningful.filter((word) => fold(word) !== BRAND);
  if (withoutBrand.length > 0) return withoutBrand;
  // Who asks for the site's own name wants to know what it is.
  return meaningful.length > 0 ? ['introduction'] : all;
}

function isKnown(term: string, corpora: readonly Vocabulary[]): boolean {
  return corpora.some((corpus) => corpus.has(term));
}

/** @param isUnfinished - more letters may come */
function toSlot(raw: string, isUnfinished: boolean, corpora: readonly Vocabulary[]): Slot {
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
  for (const term of longer) alternatives.push({terms: [term], worth: WORTH_OF_COMPLETION});
  const isMisspelled =
    longer.length === 0 &&
    !isKnown(word, corpora) &&
    !corpora.some((corpus) => corpus.hasStem(stem(word)));
  const likely = isMisspelled ? misspellings(word, isUnfinished, corpora) : [];
  for (const term of likely) alternatives.push({terms: [term], worth: 1});
  return {word, meant: likely[0] ?? word, alternatives};
}

/** Of terms of several index files, each once, the shortest. */
function firstOf(terms: readonly string[]): string[] {
  return [...new Set(terms)].sort(byLengthThenName).slice(0, MAX_EXPANSIONS);
}

function misspellings(
  word: string,
  isUnfinished: boolean,
  corpora: readonly Vocabulary[],
): string[] {
  const limit = allowedTypos(word);
  if (limit === 0) return [];
  return firstOf(corpora.flatMap((corpus) => corpus.misspellings(word, limit, isUnfinished)));
}

/** Gives every word of a phrase the synonyms of the phrase. */
function addSynonyms(slots: readonly Slot[]): void {
  for (let from = 0; from < slots.length; from++) {
    for (let to = from + 1; to <= Math.min(slots.length, from + LONGEST_SYNONYM); to++) {
      const phrase = slots.slice(from, to);
      const meanings = SYNONYMS.get(phrase.map(({word}) => word).join(' ')) ?? [];
      for (const meaning of meanings) {
        const terms = meaning.map((word) => STEM_MARK + stem(word));
        for (const {alternatives} of phrase) alternatives.push({terms, worth: 1});
      }
    }
  }
}
