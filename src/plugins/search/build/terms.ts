/** Scores every term of every section and page, so that browsers don't have to. */
import MiniSearch from 'minisearch';

import {listDocs, slug, type Doc} from '../engine/corpus';
import {encodePostings, type Posting} from '../engine/postings';
import {fold, identifierParts, STOP_WORDS, titleWords, words} from '../engine/text';
import type {Page, TermIndex} from '../types';

const FIELDS = ['title', 'parents', 'summary', 'questions', 'text', 'code'] as const;
type Field = (typeof FIELDS)[number];
type Entry = Record<Field, string> & {id: number};

/** Titles weigh more than headings, which weigh more than content. */
const FIELD_WEIGHTS: Partial<Record<Field, number>> = {title: 5, summary: 2.5, questions: 2.5};

/** A section or page with less than this share of a term's best score only mentions it in passing. */
const LEAST_OF_BEST = 0.1;

/** What an occurrence of a word counts for what a page is about, compared with one in the text. */
const PAGE_WEIGHTS = {title: 9, slug: 6, summary: 3, heading: 3, question: 3};
/** For each of the pages that link with a word, up to three: more are a habit, not more true. */
const LINK_WEIGHT = 2;
const MOST_LINKS = 3;

/** How much of its weight a page loses for its length; 1 would be all. */
const LENGTH_LOSS = 0.5;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

function withoutMentions(list: Posting[]): Posting[] {
  const best = Math.max(...list.map(({score}) => score));
  return list.filter(({score}) => score >= best * LEAST_OF_BEST).sort((a, b) => a.doc - b.doc);
}

const headingsOf = ({sections}: Page) =>
  sections.slice(1).flatMap(({title, isTerm}) => (isTerm ? [] : [title]));

function toEntry(id: number, {page, section, titles}: Doc<Page>): Entry {
  const isPage = section.level === 1;
  return {
    id,
    // `/links/wsLink` is titled "WebSocket link": both are its names.
    title: isPage ? `${section.title} \n ${slug(page)}` : section.title,
    parents: titles.slice(0, -1).join(' \n '),
    // A page answers what its headings are about.
    summary: isPage ? [page.summary, ...headingsOf(page)].join(' \n ') : '',
    questions: isPage ? page.questions.join(' \n ') : '',
    text: section.blocks.join(' \n '),
    code: section.identifiers.join(' '),
  };
}

/**
 * The spelling of each term, by its folded form; the spelling with the most parts is the most
 * informative.
 */
type Spellings = Map<string, string>;

/** @returns scores of the sections that contain a term */
function sectionScores(
  docs: readonly {id: number; doc: Doc<Page>}[],
  spellings: Spellings,
): (term: string) => Posting[] {
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text, field) =>
      field === 'title' ? text.split('\n').flatMap(titleWords) : words(text).map(({raw}) => raw),
    processTerm: (raw) => {
      const term = fold(raw);
      if (STOP_WORDS.has(term)) return null;
      const before = spellings.get(term);
      if (before === undefined || identifierParts(raw).length > identifierParts(before).length)
        spellings.set(term, raw);
      return term;
    },
  });
  index.addAll(docs.map(({id, doc}) => toEntry(id, doc)));
  return (term) =>
    index
      .search(term, {
        tokenize: (text) => [text],
        processTerm: (text) => text,
        boost: FIELD_WEIGHTS,
      })
      .map((hit) => ({doc: hit.id as number, score: hit.score}));
}

const termsOf = (text: string) =>
  words(text)
    .map(({raw}) => fold(raw))
    .filter((term) => !STOP_WORDS.has(term));

/** @returns for each path, the texts of the links to it: one for each page that has any */
export function textsOfLinks(pages: readonly Page[]): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const {links} of pages) {
    for (const to of new Set(links.map((link) => link.to))) {
      const own = links.filter((link) => link.to === to).map(({text}) => text);
      texts.set(to, [...(texts.get(to) ?? []), [...new Set(own)].join(' \n ')]);
    }
  }
  return texts;
}

function weighWords(page: Page, linkedWith: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (weight: number, text: string) => {
    for (const term of termsOf(text)) weights.set(term, (weights.get(term) ?? 0) + weight);
  };
  add(PAGE_WEIGHTS.slug, slug(page));
  add(PAGE_WEIGHTS.summary, page.summary);
  for (const question of page.questions) add(PAGE_WEIGHTS.question, question);
  // Options are many and alike, so they say little about the page.
  for (const {title, level, blocks} of page.sections.filter(({isTerm}) => !isTerm)) {
    add(level === 1 ? PAGE_WEIGHTS.title : PAGE_WEIGHTS.heading, title);
    for (const block of blocks) add(1, block);
  }
  const linked = linkedWith.flatMap((text) => [...new Set(termsOf(text))]);
  for (const term of new Set(linked)) {
    const count = linked.filter((one) => one === term).length;
    add(LINK_WEIGHT * Math.min(MOST_LINKS, count), term);
  }
  return weights;
}

/** @returns for each term, the pages that are about it, by their number, with weights */
function weighPages(
  pages: readonly Page[],
  linkedWith: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Posting[]> {
  const all = pages.map((page) => weighWords(page, linkedWith.get(page.path) ?? []));
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
  return lists;
}

/**
 * Options are scored separately: they are numerous, short, and similar on many pages, so if they were
 * scored with the sections, they would turn the parts of their names into common words.
 *
 * @param pages - of one index file
 * @param linkedWith - for each path, the texts of the links to it
 */
export function indexTerms(
  pages: readonly Page[],
  linkedWith: ReadonlyMap<string, readonly string[]>,
): TermIndex {
  const spellings: Spellings = new Map();
  const docs = listDocs(pages).map((doc, id) => ({id, doc}));
  const isOption = ({doc}: (typeof docs)[number]) => doc.section.isTerm === true;
  const scorers = [
    sectionScores(
      docs.filter((doc) => !isOption(doc)),
      spellings,
    ),
    sectionScores(docs.filter(isOption), spellings),
  ];
  const weights = weighPages(pages, linkedWith);
  for (const term of weights.keys()) if (!spellings.has(term)) spellings.set(term, term);
  const terms = [...spellings.keys()].sort();
  return {
    terms: terms.map((term) => spellings.get(term) ?? term).join(' '),
    postings: encodePostings(
      terms.map((term) => withoutMentions(scorers.flatMap((scoresOf) => scoresOf(term)))),
    ),
    pages: encodePostings(terms.map((term) => withoutMentions(weights.get(term) ?? []))),
  };
}
