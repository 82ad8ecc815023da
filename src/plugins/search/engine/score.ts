/** How well the words of a query are found in the sections of one index file. */
import type {Corpus} from './corpus';
import type {Alternative, Query} from './query';

/** How much a section loses that has not all of the words. */
const COVERAGE_POWER = 1.4;

/** Of every document by its number; 0 where no word of the query is. */
export interface WordScores {
  scores: Float64Array;
  /** Share of the query's words that were found, rare words weighing more. */
  coverage: Float64Array;
}

/** Best score of each document over the alternatives; all terms of an alternative must be there. */
function match(alternatives: readonly Alternative[], corpus: Corpus): Float64Array {
  const best = new Float64Array(corpus.docs.length);
  for (const {terms, worth} of alternatives) {
    const lists = terms.map((term) => corpus.scores(term));
    const [first] = lists;
    if (!first || lists.some(({docs}) => docs.length === 0)) continue;
    const sums = new Float64Array(lists.length > 1 ? best.length : 0);
    const counts = new Uint8Array(sums.length);
    for (const {docs, scores} of lists.slice(1)) {
      docs.forEach((doc, i) => {
        sums[doc] = (sums[doc] ?? 0) + (scores[i] ?? 0);
        counts[doc] = (counts[doc] ?? 0) + 1;
      });
    }
    const {docs, scores} = first;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      if ((counts[doc] ?? 0) < lists.length - 1) continue;
      const total = (((scores[i] ?? 0) + (sums[doc] ?? 0)) / lists.length) * worth;
      if (total > (best[doc] ?? 0)) best[doc] = total;
    }
  }
  return best;
}

/** Scores of each word of the query, of which neighbors may stand in the text as one. */
function matchWords({slots, joined}: Query, corpus: Corpus): Float64Array[] {
  const words = slots.map(({alternatives}) => match(alternatives, corpus));
  for (const {from, to, alternatives} of joined) {
    const together = match(alternatives, corpus);
    for (const scores of words.slice(from, to)) {
      together.forEach((score, doc) => {
        if (score > (scores[doc] ?? 0)) scores[doc] = score;
      });
    }
  }
  return words;
}

export function scoreWords(query: Query, corpus: Corpus): WordScores {
  const count = corpus.docs.length;
  const sums = new Float64Array(count);
  const coverage = new Float64Array(count);
  let whole = 0;
  matchWords(query, corpus).forEach((scores, position) => {
    const weight = query.slots[position]?.weight ?? 1;
    const found = scores.reduce((sum, score) => (score > 0 ? sum + 1 : sum), 0);
    const rarity = weight * Math.log(1 + count / (1 + found));
    whole += rarity;
    scores.forEach((score, doc) => {
      if (score === 0) return;
      sums[doc] = (sums[doc] ?? 0) + score * weight;
      coverage[doc] = (coverage[doc] ?? 0) + rarity;
    });
  });
  for (let doc = 0; doc < count; doc++) {
    const share = (coverage[doc] ?? 0) / (whole || 1);
    coverage[doc] = share;
    sums[doc] = (sums[doc] ?? 0) * share ** COVERAGE_POWER;
  }
  return {scores: sums, coverage};
}

/** For each word of the query, the lookups that found it in a document. */
export function foundTerms({slots, joined}: Query, corpus: Corpus, doc: number): Set<string>[] {
  const termsIn = (alternatives: readonly Alternative[]) =>
    alternatives
      .filter(({terms}) => terms.every((term) => corpus.isIn(term, doc)))
      .flatMap(({terms}) => terms);
  const found = slots.map(({alternatives}) => new Set(termsIn(alternatives)));
  for (const {from, to, alternatives} of joined) {
    for (const term of termsIn(alternatives)) {
      for (const names of found.slice(from, to)) names.add(term);
    }
  }
  return found;
}
