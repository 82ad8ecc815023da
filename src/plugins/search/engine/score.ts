/** How well the words of a query are found in the sections of one index file. */
import type {Corpus} from './corpus';
import {scoreIn, type Scores} from './postings';
import type {Alternative, Query} from './query';

/** How much a section loses that has not all of the words. */
const COVERAGE_POWER = 1.4;

/** An alternative with the documents of one index file that it is in. */
type Found = Alternative & Scores;

/** Of each word of the query, and of neighbors that stand in the text as one. */
export interface FoundWords {
  slots: Found[][];
  joined: {from: number; to: number; found: Found[]}[];
}

/** Mean scores of several lookups in the documents that have them all. */
function scoresOfAll(lookups: readonly string[], corpus: Corpus): Scores {
  const first = corpus.scores(lookups[0] ?? '');
  if (lookups.length === 1 || first.docs.length === 0) return first;
  const others = lookups.slice(1).map((lookup) => corpus.scores(lookup));
  const docs = first.docs.filter((doc) => others.every((other) => scoreIn(doc, other) > 0));
  const scores = Float64Array.from(docs, (doc) => {
    const sum = others.reduce((total, other) => total + scoreIn(doc, other), 0);
    return (scoreIn(doc, first) + sum) / lookups.length;
  });
  return {docs, scores};
}

function find(alternatives: readonly Alternative[], corpus: Corpus): Found[] {
  const found: Found[] = [];
  for (const {terms, worth} of alternatives) {
    const {docs, scores} = scoresOfAll(terms, corpus);
    if (docs.length > 0) found.push({terms, worth, docs, scores});
  }
  return found;
}

export function findWords({slots, joined}: Query, corpus: Corpus): FoundWords {
  return {
    slots: slots.map(({alternatives}) => find(alternatives, corpus)),
    joined: joined.map(({from, to, alternatives}) => ({
      from,
      to,
      found: find(alternatives, corpus),
    })),
  };
}

/** For each word of the query, the lookups that found it in a document. */
export function foundTerms({slots, joined}: FoundWords, doc: number): string[][] {
  const terms = slots.map((found) => termsIn(doc, found));
  for (const {from, to, found} of joined) {
    const together = termsIn(doc, found);
    for (const names of terms.slice(from, to)) names.push(...together);
  }
  return terms;
}

function termsIn(doc: number, found: readonly Found[]): string[] {
  const all: string[] = [];
  for (const one of found) if (scoreIn(doc, one) > 0) all.push(...one.terms);
  return all;
}

/** Best score of each document, by its number. */
function bestScores(found: readonly Found[], count: number): Float64Array {
  const best = new Float64Array(count);
  for (const {docs, scores, worth} of found) {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      const score = (scores[i] ?? 0) * worth;
      if (score > (best[doc] ?? 0)) best[doc] = score;
    }
  }
  return best;
}

/** Scores of each word of the query. */
function scoresOfSlots({slots, joined}: FoundWords, count: number): Float64Array[] {
  const words = slots.map((found) => bestScores(found, count));
  for (const {from, to, found} of joined) {
    const together = bestScores(found, count);
    for (const scores of words.slice(from, to)) {
      for (let doc = 0; doc < count; doc++) {
        scores[doc] = Math.max(scores[doc] ?? 0, together[doc] ?? 0);
      }
    }
  }
  return words;
}

function countFound(scores: Float64Array): number {
  let count = 0;
  for (let doc = 0; doc < scores.length; doc++) if (scores[doc] !== 0) count++;
  return count;
}

/** Documents that have words of the query, in the order of their numbers. */
export interface Scored {
  /** How many; each of the lists below goes on after them. */
  count: number;
  /** Their numbers in the index file. */
  ids: Uint32Array;
  scores: Float64Array;
  /** Shares of the query's words that they have, rare words weighing more. */
  coverages: Float64Array;
}

/** @param count - of the documents of the index file */
export function scoreWords(query: Query, words: FoundWords, count: number): Scored {
  const sums = new Float64Array(count);
  const rarities = new Float64Array(count);
  let whole = 0;
  scoresOfSlots(words, count).forEach((scores, position) => {
    const weight = query.slots[position]?.weight ?? 1;
    const rarity = weight * Math.log(1 + count / (1 + countFound(scores)));
    whole += rarity;
    for (let id = 0; id < count; id++) {
      const score = scores[id] ?? 0;
      if (score === 0) continue;
      sums[id] = (sums[id] ?? 0) + score * weight;
      rarities[id] = (rarities[id] ?? 0) + rarity;
    }
  });
  const scored: Scored = {count: 0, ids: new Uint32Array(count), scores: sums, coverages: rarities};
  for (let id = 0; id < count; id++) {
    const sum = sums[id] ?? 0;
    if (sum === 0) continue;
    const coverage = (rarities[id] ?? 0) / (whole || 1);
    // At most `id`: what is still to be read stays.
    const at = scored.count++;
    scored.ids[at] = id;
    scored.scores[at] = sum * (coverage < 1 ? coverage ** COVERAGE_POWER : 1);
    scored.coverages[at] = coverage;
  }
  return scored;
}
