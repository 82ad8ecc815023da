/** How much each page, as a whole, is about the words of a query. */
import type {Corpus} from './corpus';
import type {Query} from './query';
import {bestScores} from './score';
import type {ShownPage} from '../types';

/** Fewer words name a thing, and its title or heading is the answer. */
export const FEWEST_WORDS = 3;

/** With this weight, a page counts as being half about a word. */
const HALF = 16;

/**
 * Compares pages of all index files, so that a word is as rare in each.
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
  for (const slot of slots) {
    const alternatives = slot.alternatives.filter(({isSynonym}) => !isSynonym);
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
