/** From what a reader typed to the terms it may stand for. */
import {byLengthThenName, type Corpus} from './corpus';
import {BRAND, STOP_WORDS, WEAK_STEMS} from './stop-words';
import {LONGEST_SYNONYM, SYNONYMS} from './synonyms';
import {fold, identifierParts, stem, STEM_MARK, words} from './text';
import {allowedTypos, lettersOf} from './typos';

/** The specification's limit, for the query as for the input. */
export const MAX_QUERY_LENGTH = 64;

/** More words than this add time and no meaning. */
const MAX_WORDS = 12;

/** Terms that one typed word may stand for, at most: bounds the time of short prefixes. */
const MAX_EXPANSIONS = 24;

const WEAK_WEIGHT = 0.35;

/** How much an indexed term is worth for a word, by how it was found. */
const WORTH = {
  exact: 1,
  stem: 1,
  parts: 0.8,
  /** Who types a name that exists means that name. */
  partsOfKnown: 0.35,
  synonym: 0.75,
  prefix: 0.8,
  typo: 0.6,
  twoTypos: 0.4,
};

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
  /** Of the word that is meant. */
  stem: string;
  /** What each word begins with that has this stem, as a rule: `quer` of `queries` and `query`. */
  root: string;
  /** Of the root, see `lettersOf`. */
  letters: number;
  /** How much it says about the answer: 1, or less for a word such as `create`. */
  weight: number;
  alternatives: Alternative[];
}

export interface Query {
  slots: Slot[];
  /** All words as typed, folded, with those that say nothing. */
  typed: string[];
  /** The query's letters and digits alone, to compare with titles. */
  key: string;
  /** One name in code that the pages have, not the beginning of one. */
  isKnownName: boolean;
  /** Reads like a name in code: camel case, capitals inside, or one that the reference has. */
  looksLikeCode: boolean;
  /** Neighboring words that are one word in the text: `http batch link`. */
  joined: {from: number; to: number; alternatives: Alternative[]}[];
}

/** Half a surrogate pair can't be compared or shown. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * @param text - as typed; cut to 64 characters
 * @param corpora - everything that is searched, for prefixes and typos
 */
export function parseQuery(text: string, corpora: readonly Corpus[]): Query {
  const clean = text.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATE, ' ').normalize('NFC');
  const typedWords = words(clean);
  const all = typedWords.map(({raw}) => raw);
  // `use` says nothing, but `use utils` is `useUtils`; `trpc client` is just the client.
  const mayBeName = all.length > 2 || all.some((word) => STOP_WORDS.has(fold(word)));
  const isOneName = all.length > 1 && mayBeName && known(fold(all.join('')), corpora);
  const kept = (isOneName ? all : meaningfulWords(all)).slice(0, MAX_WORDS);
  const typed = kept.map(fold);
  const endsInsideWord = typedWords.at(-1)?.end === clean.length && all.at(-1) === kept.at(-1);

  const slots = kept.map((raw, position): Slot => {
    const isLast = endsInsideWord && position === kept.length - 1;
    const weight = WEAK_STEMS.has(stem(fold(raw))) ? WEAK_WEIGHT : 1;
    const {meant, alternatives} = wordAlternatives(raw, isLast, corpora);
    const meantStem = stem(meant);
    const root = meantStem.replace(/y$/, '');
    const letters = lettersOf(root);
    return {word: fold(raw), meant, stem: meantStem, root, letters, weight, alternatives};
  });
  addSynonyms(slots, typed);
  return {
    slots,
    typed: all.slice(0, MAX_WORDS).map(fold),
    key: slots.map(({meant}) => meant).join(''),
    isKnownName:
      kept.length === 1 &&
      identifierParts(kept[0] ?? '').length > 0 &&
      known(typed[0] ?? '', corpora),
    looksLikeCode: kept.length === 1 && /[a-z][A-Z]|[A-Z]{2}/.test(kept[0] ?? ''),
    joined: joinedWords(typed, endsInsideWord, corpora),
  };
}

/** Leaves out what says nothing here, as long as something is left. */
function meaningfulWords(all: string[]): string[] {
  const withBrand = all.filter((word) => !STOP_WORDS.has(fold(word)));
  const meaningful = withBrand.filter((word) => fold(word) !== BRAND);
  return [meaningful, withBrand, all].find((list) => list.length > 0) ?? [];
}

function known(term: string, corpora: readonly Corpus[]): boolean {
  return corpora.some((corpus) => corpus.has(term));
}

function wordAlternatives(
  raw: string,
  isLast: boolean,
  corpora: readonly Corpus[],
): Pick<Slot, 'meant' | 'alternatives'> {
  const word = fold(raw);
  let meant = word;
  const result: Alternative[] = [
    {terms: [word], worth: WORTH.exact},
    {terms: [STEM_MARK + stem(word)], worth: WORTH.stem},
  ];
  const parts = identifierParts(raw);
  const prefixes = completions(word, corpora);
  const isName = parts.length > 0 && known(word, corpora);
  if (parts.length > 0) {
    result.push({
      terms: parts.map((part) => STEM_MARK + stem(part)),
      worth: isName ? WORTH.partsOfKnown : WORTH.parts,
    });
  }
  for (const term of prefixes) {
    // Nearer the end of the word, surer; a word in the middle of a query is rarely unfinished.
    const share = word.length / term.length;
    const isUnfinished = isLast && !isName;
    result.push({
      terms: [term],
      worth: WORTH.prefix * (isUnfinished ? 0.5 + share / 2 : share * share),
    });
  }
  const isKnown = known(word, corpora) || corpora.some((corpus) => corpus.hasStem(stem(word)));
  if (!isKnown && prefixes.length === 0) {
    const likely = misspellings(word, isLast, corpora);
    meant = likely[0]?.term ?? word;
    for (const {term, typos} of likely) {
      result.push({terms: [term], worth: typos === 1 ? WORTH.typo : WORTH.twoTypos});
    }
  }
  return {meant, alternatives: result};
}

/** Longer words that a word begins, the shortest first. */
function completions(word: string, corpora: readonly Corpus[]): string[] {
  let found: string[] = [];
  for (const corpus of corpora) found = merge(found, corpus.completions(word, MAX_EXPANSIONS));
  return found;
}

/** The first terms of two lists that are sorted, each once. */
function merge(one: string[], other: string[]): string[] {
  if (one.length === 0 || other.length === 0) return other.length === 0 ? one : other;
  const merged: string[] = [];
  let i = 0;
  let j = 0;
  while (merged.length < MAX_EXPANSIONS) {
    const a = one[i];
    const b = other[j];
    if (a === undefined && b === undefined) break;
    const isFirst = b === undefined || (a !== undefined && (a === b || byLengthThenName(a, b) < 0));
    // One of them is there.
    merged.push((isFirst ? a : b) as string);
    if (isFirst) i++;
    if (!isFirst || a === b) j++;
  }
  return merged;
}

function misspellings(word: string, isLast: boolean, corpora: readonly Corpus[]) {
  const limit = allowedTypos(word);
  const found = new Map<string, number>();
  if (limit > 0) {
    for (const corpus of corpora) {
      for (const {term, typos} of corpus.misspellings(word, limit, isLast)) found.set(term, typos);
    }
  }
  const fewest = Math.min(...found.values());
  return [...found]
    .filter(([, typos]) => typos === fewest)
    .map(([term, typos]) => ({term, typos}))
    .sort((a, b) => byLengthThenName(a.term, b.term))
    .slice(0, MAX_EXPANSIONS);
}

/** Gives every word of a typed phrase the meanings of the phrase. */
function addSynonyms(slots: Slot[], typed: readonly string[]): void {
  for (let from = 0; from < typed.length; from++) {
    for (let to = Math.min(typed.length, from + LONGEST_SYNONYM); to > from; to--) {
      const meanings = SYNONYMS.get(typed.slice(from, to).join(' '));
      for (const slot of meanings ? slots.slice(from, to) : []) {
        for (const meaning of meanings ?? []) {
          slot.alternatives.push({
            terms: meaning.map((word) => STEM_MARK + stem(word)),
            worth: WORTH.synonym,
          });
        }
      }
    }
  }
}

function joinedWords(
  typed: readonly string[],
  endsInsideWord: boolean,
  corpora: readonly Corpus[],
): Query['joined'] {
  const result: Query['joined'] = [];
  for (let from = 0; from < typed.length; from++) {
    for (let to = from + 2; to <= Math.min(typed.length, from + 4); to++) {
      const term = typed.slice(from, to).join('');
      const alternatives = known(term, corpora) ? [{terms: [term], worth: WORTH.exact}] : [];
      if (endsInsideWord && to === typed.length) {
        for (const longer of completions(term, corpora)) {
          alternatives.push({
            terms: [longer],
            worth: WORTH.prefix * (0.5 + term.length / longer.length / 2),
          });
        }
      }
      const isMisspelled =
        alternatives.length === 0 && typed.slice(from, to).some((word) => !known(word, corpora));
      if (isMisspelled) {
        for (const {term: meant} of misspellings(term, false, corpora)) {
          alternatives.push({terms: [meant], worth: WORTH.typo});
        }
      }
      if (alternatives.length > 0) result.push({from, to, alternatives});
    }
  }
  return result;
}
