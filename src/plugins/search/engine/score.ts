/** Scores how well sections match the words of a query, and how much whole pages are about them. */
import type {ShownPage} from '../types';
import type {Corpus, Doc} from './corpus';
import type {Scores} from './postings';
import type {Alternative, Query} from './query';

/** The penalty for a section that lacks some of the words. */
const COVERAGE_POWER = 2;

/** Who types a name with inner capitals among other words means this very thing. */
const NAME_WEIGHT = 2;

/** Fewer words name a thing, and its title or heading is the answer. */
export const FEWEST_WORDS = 3;

/** With this weight, a page counts as being half about a word. */
const HALF = 16;

export interface Ranked {
  corpus: Corpus;
  /** Number of the document in its index file. */
  id: number;
  doc: Doc;
  score: number;
}

/** Scores the sections of an index file that contain words of the query, in index order. */
export function scoreSections({slots}: Query, corpus: Corpus): Ranked[] {
  const {docs} = corpus;
  const lists = slots.map(({alternatives}) =>
    bestScores(alternatives, (lookup) => corpus.scores(lookup)),
  );
  /** The information content of a word: rare ones weigh more. */
  const rarities = lists.map(
    ({size}, slot) =>
      Math.log(1 + docs.length / (1 + size)) * (slots[slot]?.isName ? NAME_WEIGHT : 1),
  );
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return docs.flatMap((doc, id) => {
    let score = 0;
    let found = 0;
    lists.forEach((list, slot) => {
      const scoreOfWord = list.get(id);
      if (scoreOfWord === undefined) return;
      score += scoreOfWord;
      found += rarities[slot] ?? 0;
    });
    return score === 0 ? [] : [{corpus, id, doc, score: score * (found / whole) ** COVERAGE_POWER}];
  });
}

/**
 * A word's score in each document: the best among the terms that the word matches.
 *
 * @param scores - looks up the documents that contain a term
 */
function bestScores(
  alternatives: readonly Alternative[],
  scores: (lookup: string) => Scores,
): Scores {
  const best = new Map<number, number>();
  for (const {terms, worth} of alternatives) {
    const lists = terms.map(scores);
    for (const doc of lists[0]?.keys() ?? []) {
      if (!lists.every((list) => list.has(doc))) continue;
      const sum = lists.reduce((total, list) => total + (list.get(doc) ?? 0), 0);
      best.set(doc, Math.max(best.get(doc) ?? 0, (sum / lists.length) * worth));
    }
  }
  return best;
}

/** Maps each lookup that matched in a section to the word as typed. */
export function foundTerms({slots}: Query, {corpus, id}: Ranked): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const {word, alternatives} of slots) {
    for (const {terms} of alternatives) {
      if (!terms.every((term) => corpus.scores(term).has(id))) continue;
      for (const term of terms) if (!found.has(term)) found.set(term, word);
    }
  }
  return found;
}

/**
 * How much each page, as a whole, is about the words of a query. Compares pages of all index files, so
 * that a word is as rare in each.
 *
 * @returns for each page that is about words of the query, the share of them, weighted by how rare
 * they are: 1 would be a page about nothing else; none for a query of few words
 */
export function sharesOfPages(
  {slots}: Query,
  corpora: readonly Corpus[],
): ReadonlyMap<ShownPage, number> {
  const shares = new Map<ShownPage, number>();
  if (slots.length < FEWEST_WORDS) return shares;
  const total = corpora.reduce((sum, {pages}) => sum + pages.length, 0);
  let whole = 0;
  for (const {alternatives} of slots) {
    const lists = corpora.map((corpus) =>
      bestScores(alternatives, (lookup) => corpus.pageWeights(lookup)),
    );
    const count = lists.reduce((sum, {size}) => sum + size, 0);
    if (count === 0) continue;
    const rarity = Math.log((total + 1) / (count + 0.5));
    whole += rarity;
    corpora.forEach(({pages}, i) => {
      for (const [number, weight] of lists[i] ?? []) {
        const page = pages[number] as ShownPage;
        shares.set(page, (shares.get(page) ?? 0) + (rarity * weight) / (weight + HALF));
      }
    });
  }
  for (const [page, share] of shares) shares.set(page, share / whole);
  return shares;
}
