/** Scores every term of every section and page with MiniSearch, so that browsers don't have to. */
import MiniSearch from 'minisearch';

import {listDocs, slug, type Doc} from '../engine/docs';
import {encodePostings, type Posting} from '../engine/postings';
import {STOP_WORDS} from '../engine/stop-words';
import {fold, identifierParts, indexWords, titleWords} from '../engine/text';
import type {Page, TermIndex} from '../types';
import {weighPages} from './page-terms';

const FIELDS = ['title', 'parents', 'summary', 'questions', 'text', 'code'] as const;
type Field = (typeof FIELDS)[number];

/** What MiniSearch indexes: the words of each field of a section. */
export type Entry = Record<Field, string> & {id: number};

/** Titles weigh more than headings, which weigh more than content. */
const FIELD_WEIGHTS: Partial<Record<Field, number>> = {
  title: 5,
  parents: 1.6,
  summary: 2.5,
  questions: 2.5,
};

/**
 * BM25 parameters: MiniSearch's own, except for a low `b`, since a long section is not a worse
 * answer.
 */
export const SCORING = {boost: FIELD_WEIGHTS, bm25: {k: 1.2, b: 0.4, d: 0.5}};

export const WORDS_OF_FIELDS = {
  fields: [...FIELDS],
  tokenize: (text: string, field?: string) =>
    field === 'title' ? text.split('\n').flatMap(titleWords) : indexWords(text),
};

/** A section that scores less than this share of a term's best section only mentions it in passing. */
const LEAST_OF_BEST = 0.1;

const headingsOf = ({sections}: Page) =>
  sections.slice(1).flatMap(({title, isTerm}) => (isTerm ? [] : [title]));

export function toEntry(id: number, {page, section, titles}: Doc<Page>): Entry {
  const isPage = section.level === 1;
  return {
    id,
    // `/links/wsLink` is titled "WebSocket Link": both are its names.
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

/** Scores of the sections that contain a term. */
type Scorer = (term: string) => Posting[];

function scorer(docs: readonly {id: number; doc: Doc<Page>}[], spellings: Spellings): Scorer {
  const index = new MiniSearch<Entry>({
    ...WORDS_OF_FIELDS,
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
        ...SCORING,
      })
      .map((hit) => ({doc: hit.id as number, score: hit.score}));
}

/**
 * Options are scored separately: they are numerous, short, and similar on many pages, so if they were
 * scored with the sections, they would turn the parts of their names into common words.
 *
 * @param linkedWith - for each path, the texts of the links to it
 */
export function indexTerms(
  pages: readonly Page[],
  linkedWith: ReadonlyMap<string, readonly string[]>,
): TermIndex {
  const spellings: Spellings = new Map();
  const docs = listDocs(pages).map((doc, id) => ({id, doc}));
  const scorers = [
    scorer(
      docs.filter(({doc}) => !doc.section.isTerm),
      spellings,
    ),
    scorer(
      docs.filter(({doc}) => doc.section.isTerm),
      spellings,
    ),
  ];
  const weights = weighPages(pages, linkedWith);
  for (const term of weights.keys()) if (!spellings.has(term)) spellings.set(term, term);
  const terms = [...spellings.keys()].sort();
  return {
    terms: terms.map((term) => spellings.get(term) ?? term).join(' '),
    postings: encodePostings(
      terms.map((term) => prune(scorers.flatMap((scoresOf) => scoresOf(term)))),
    ),
    pages: encodePostings(terms.map((term) => weights.get(term) ?? [])),
  };
}

function prune(list: Posting[]): Posting[] {
  const best = Math.max(...list.map(({score}) => score));
  return list.filter(({score}) => score >= best * LEAST_OF_BEST).sort((a, b) => a.doc - b.doc);
}
