/** Weighs what a page is about against what it mentions. */
import {slug} from '../engine/docs';
import type {Posting} from '../engine/postings';
import {STOP_WORDS} from '../engine/stop-words';
import {fold, words} from '../engine/text';
import type {Page} from '../types';

/** What an occurrence of a word counts, compared with one in the text. */
const TITLE = 9;
const SLUG = 6;
const SUMMARY = 3;
const HEADING = 3;
const QUESTION = 3;
/** For each of the pages that link with this word, up to three: more are a habit, not more true. */
const LINK = 2;
const MOST_LINKS = 3;

/** How much of its weight a page loses for its length; 1 would be all. */
const LENGTH_LOSS = 0.5;

/** A page with less than this share of the weight of a term's best page only mentions it in passing. */
const LEAST_OF_BEST = 0.1;

const termsOf = (text: string) =>
  words(text)
    .map(({raw}) => fold(raw))
    .filter((term) => !STOP_WORDS.has(term));

function weigh(page: Page, linkedWith: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (weight: number, terms: Iterable<string>) => {
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
  };
  add(SLUG, termsOf(slug(page)));
  add(SUMMARY, termsOf(page.summary));
  for (const question of page.questions) add(QUESTION, termsOf(question));
  // Options are many and alike, so they say little about the page.
  for (const {title, level, blocks} of page.sections.filter(({isTerm}) => !isTerm)) {
    add(level === 1 ? TITLE : HEADING, termsOf(title));
    for (const block of blocks) add(1, termsOf(block));
  }
  const linked = new Map<string, number>();
  for (const text of linkedWith) {
    for (const term of new Set(termsOf(text))) {
      linked.set(term, Math.min(MOST_LINKS, (linked.get(term) ?? 0) + 1));
    }
  }
  for (const [term, count] of linked) add(LINK * count, [term]);
  return weights;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/**
 * @param pages - of one index file
 * @param linkedWith - for each path, the texts of the links to it, one for each page that links
 * @returns for each term, the pages that are about it, by their number, with weights
 */
export function weighPages(
  pages: readonly Page[],
  linkedWith: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Posting[]> {
  const all = pages.map((page) => weigh(page, linkedWith.get(page.path) ?? []));
  const lengths = all.map((weights) => sum(weights.values()));
  const mean = sum(lengths) / lengths.length;
  const lists = new Map<string, Posting[]>();
  all.forEach((weights, doc) => {
    const loss = 1 - LENGTH_LOSS + (LENGTH_LOSS * (lengths[doc] ?? 0)) / mean;
    for (const [term, weight] of weights) {
      const posting = {doc, score: weight / loss};
      const list = lists.get(term);
      if (list) list.push(posting);
      else lists.set(term, [posting]);
    }
  });
  return new Map([...lists].map(([term, list]) => [term, withoutMentions(list)]));
}

function withoutMentions(list: Posting[]): Posting[] {
  const best = Math.max(...list.map(({score}) => score));
  return list.filter(({score}) => score >= best * LEAST_OF_BEST);
}
