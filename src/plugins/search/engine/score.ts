/** How well the words of a query are found in the sections of one index file. */
import type {Corpus} from './corpus';
import {scoreIn, type Scores} from './postings';
import type {Alternative, Query, Slot} from './query';

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
  const docs: number[] = [];
  const scores: number[] = [];
  for (let i = 0; i < first.docs.length; i++) {
    const doc = first.docs[i] ?? 0;
    const sum = sumIn(doc, others);
    if (sum === 0) continue;
    docs.push(doc);
    scores.push(((first.scores[i] ?? 0) + sum) / lookups.length);
  }
  return {docs: new Uint32Array(docs), scores: new Float64Array(scores)};
}

/** @returns what a document scores in all of the lists, 0 when it is missing in one */
function sumIn(doc: number, lists: readonly Scores[]): number {
  let sum = 0;
  for (const list of lists) {
    const score = scoreIn(doc, list);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
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

/** Scores the documents of one index file; what it gives is good until it scores again. */
export class Scorer {
  /*
   * Making a list of a number for each document takes longer than most words take to score, so these
   * are used again; and most words are in few documents, so only what these use is touched.
   */
  private readonly scored: Scored;
  /** For each word of the query, what it scores in each document; all 0 between queries. */
  private readonly best: Float64Array[] = [];
  /** A bit for each document that has a word. */
  private readonly hasWord: Int32Array;

  /** @param count - of the documents */
  constructor(private readonly count: number) {
    this.scored = {
      count: 0,
      ids: new Uint32Array(count),
      scores: new Float64Array(count),
      coverages: new Float64Array(count),
    };
    this.hasWord = new Int32Array(Math.ceil(count / 32));
  }

  score({slots}: Query, words: FoundWords): Scored {
    const {scored, hasWord} = this;
    const counts = this.raiseAll(words);
    const rarities = slots.map(
      ({weight}, slot) => weight * Math.log(1 + this.count / (1 + (counts[slot] ?? 0))),
    );
    const whole = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
    scored.count = 0;
    for (let at = 0; at < hasWord.length; at++) {
      // Lowest bit first: documents come in the order of their numbers.
      for (let bits = hasWord[at] ?? 0; bits !== 0; bits &= bits - 1) {
        this.add(at * 32 + 31 - Math.clz32(bits & -bits), slots, rarities, whole);
      }
      hasWord[at] = 0;
    }
    return scored;
  }

  /** Puts a document into the result, and forgets what its words score. */
  private add(
    id: number,
    slots: readonly Slot[],
    rarities: readonly number[],
    whole: number,
  ): void {
    let sum = 0;
    let found = 0;
    for (let slot = 0; slot < slots.length; slot++) {
      const best = this.best[slot];
      const score = best?.[id] ?? 0;
      if (!best || score === 0) continue;
      sum += score * (slots[slot]?.weight ?? 1);
      found += rarities[slot] ?? 0;
      best[id] = 0;
    }
    const coverage = found / whole;
    const at = this.scored.count++;
    this.scored.ids[at] = id;
    this.scored.scores[at] = sum * (coverage < 1 ? coverage ** COVERAGE_POWER : 1);
    this.scored.coverages[at] = coverage;
  }

  /** @returns for each word of the query, how many documents have it */
  private raiseAll({slots, joined}: FoundWords): number[] {
    const counts = slots.map((found, slot) => this.raise(found, slot));
    for (const {from, to, found} of joined) {
      for (let slot = from; slot < to; slot++) {
        counts[slot] = (counts[slot] ?? 0) + this.raise(found, slot);
      }
    }
    return counts;
  }

  /** @returns how many documents did not have this word of the query before */
  private raise(found: readonly Found[], slot: number): number {
    const best = (this.best[slot] ??= new Float64Array(this.count));
    let added = 0;
    for (const {docs, scores, worth} of found) {
      for (let i = 0; i < docs.length; i++) {
        const doc = docs[i] ?? 0;
        const score = (scores[i] ?? 0) * worth;
        const before = best[doc] ?? 0;
        if (score <= before) continue;
        best[doc] = score;
        if (before > 0) continue;
        added++;
        this.hasWord[doc >>> 5] = (this.hasWord[doc >>> 5] ?? 0) | (1 << (doc & 31));
      }
    }
    return added;
  }
}
