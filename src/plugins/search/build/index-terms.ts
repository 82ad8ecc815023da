/** Scores every term of every section with MiniSearch, so that readers need not. */
import MiniSearch from 'minisearch';

import {listDocs, slug, type Doc} from '../engine/docs';
import {encodePostings, type Posting} from '../engine/postings';
import {STOP_WORDS} from '../engine/stop-words';
import {fold, identifierParts, indexWords, titleWords} from '../engine/text';
import type {Page, TermIndex} from '../types';

const FIELDS = ['title', 'parents', 'summary', 'text', 'code'] as const;
type Field = (typeof FIELDS)[number];

/** Titles over headings over content; a code sample counts less than the text that explains it. */
const FIELD_WEIGHTS: Record<Field, number> = {
  title: 5,
  parents: 1.6,
  summary: 2.5,
  text: 1,
  code: 0.5,
};

/** MiniSearch's own but for a low `b`: a long section is not a worse answer. */
const BM25 = {k: 1.2, b: 0.4, d: 0.5};

/** A section that scores less than this share of a term's best section only mentions it in passing. */
const LEAST_OF_BEST = 0.1;

function fields({page, section, titles}: Doc<Page>): Record<Field, string> {
  const isPage = section.level === 1;
  return {
    // `/links/wsLink` is titled "WebSocket Link": both are its names.
    title: isPage ? `${section.title} \n ${slug(page)}` : section.title,
    parents: [...titles.slice(0, -1), page.category].join(' \n '),
    // A page answers what its headings are about.
    summary: isPage
      ? [page.summary, ...page.sections.slice(1).map(({title}) => title)].join(' \n ')
      : '',
    text: section.blocks.join(' \n '),
    code: section.identifiers.join(' '),
  };
}

export function indexTerms(pages: readonly Page[]): TermIndex {
  /** Folded term to how it is spelled; the spelling with most parts tells most. */
  const spellings = new Map<string, string>();
  const index = new MiniSearch<Record<Field, string> & {id: number}>({
    fields: [...FIELDS],
    tokenize: (text, field) =>
      field === 'title' ? text.split('\n').flatMap(titleWords) : indexWords(text),
    processTerm: (raw) => {
      const term = fold(raw);
      if (STOP_WORDS.has(term)) return null;
      const before = spellings.get(term);
      if (before === undefined || identifierParts(raw).length > identifierParts(before).length)
        spellings.set(term, raw);
      return term;
    },
  });
  index.addAll(listDocs(pages).map((doc, id) => ({id, ...fields(doc)})));

  const terms = [...spellings.keys()].sort();
  return {
    terms: terms.map((term) => spellings.get(term) ?? term).join(' '),
    postings: encodePostings(
      terms.map((term) => {
        const hits = index.search(term, {
          tokenize: (text) => [text],
          processTerm: (text) => text,
          boost: FIELD_WEIGHTS,
          bm25: BM25,
        });
        return prune(hits.map((hit) => ({doc: hit.id as number, score: hit.score})));
      }),
    ),
  };
}

function prune(list: Posting[]): Posting[] {
  const best = Math.max(...list.map(({score}) => score));
  return list.filter(({score}) => score >= best * LEAST_OF_BEST).sort((a, b) => a.doc - b.doc);
}
