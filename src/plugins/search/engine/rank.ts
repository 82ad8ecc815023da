/** Ranks the sections that answer a query. The README next to this folder describes the rules. */
import type {PageKind} from '../types';
import {slug, type Corpus, type Doc} from './corpus';
import {parseQuery, type Query} from './query';
import {FEWEST_WORDS, scoreSections, sharesOfPages, type Ranked} from './score';
import {questionSimilarity, says, shareOfNeighbors} from './similarity';
import {key} from './text';

export interface Ranking {
  query: Query;
  ranked: Ranked[];
}

/** Only this many of the best by words are compared more closely. */
const CANDIDATES = 120;

/** A page that is about all words of a longer query would count `e` to this power times more. */
const ABOUT_POWER = 7;

/** Guides explain, so they rank before the reference, the blog and the other pages. */
const OTHER_FACTOR = 0.45;

/** A recipe applies what guides explain, and a lesson practices it. */
const RECIPE_FACTOR = 0.6;
const LESSON_FACTOR = 0.2;

const kindFactors: Record<PageKind, number> = {
  guide: 1,
  recipe: RECIPE_FACTOR,
  lesson: LESSON_FACTOR,
  api: OTHER_FACTOR,
  blog: OTHER_FACTOR,
  page: OTHER_FACTOR,
};

/** The bonus for a page whose title or path is what the query says. */
const NAME_FACTOR = 4;

/** The bonus for a page that declares it answers this very question. */
const QUESTION_FACTOR = 4;
const QUESTION_POWER = 2;

/** The bonus for a section that has most neighboring words of a longer query in their order. */
const PHRASE_FACTOR = 5;

/** A section that says so many words just like that, as a pasted message, is the answer. */
const WHOLE_PHRASE_WORDS = 4;

/** A query of so many words asks for an explanation, so the reference counts less once more. */
const EXPLANATION_WORDS = 4;
const EXPLANATION_API_FACTOR = 0.5;

export function rank(text: string, corpora: readonly Corpus[]): Ranking {
  const query = parseQuery(text, corpora);
  const found = corpora.flatMap((corpus) => scoreSections(query, corpus));
  const shares = sharesOfPages(query, corpora);
  for (const one of found) one.score *= Math.exp(ABOUT_POWER * (shares.get(one.doc.page) ?? 0));
  found.sort(byScore);
  const best = found.slice(0, CANDIDATES);
  for (const one of best) one.score *= kindFactor(one.doc, query) * phraseFactor(one.doc, query);
  best.sort(byScore);
  preferSaid(best, query, corpora);
  if (query.isName) promoteOwnGuide(best, ownGuide(query.key, corpora));
  const quoted = best.filter(({doc}) => query.phrases.every((phrase) => says(phrase, doc)));
  if (query.phrases.length > 0 && quoted.length > 0) return {query, ranked: quoted};
  const ranked = [...best, ...found.slice(CANDIDATES)];
  const named = ranked.find(({doc}) => isNamed(doc, query));
  return {query, ranked: named ? [named, ...ranked.filter((one) => one !== named)] : ranked};
}

/** The page whose path was typed, or that declares this very question. */
function isNamed(doc: Doc, query: Query): boolean {
  if (doc.section.level > 1) return false;
  if (doc.page.path === query.path) return true;
  return query.slots.length >= FEWEST_WORDS && questionSimilarity(doc, query) === 1;
}

function kindFactor(doc: Doc, query: Query): number {
  const {kind} = doc.page;
  const isLong = query.slots.length >= EXPLANATION_WORDS;
  const factor = kindFactors[kind] * (kind === 'api' && isLong ? EXPLANATION_API_FACTOR : 1);
  if (doc.section.level > 1) return factor;
  return factor * nameFactor(doc, query.key) * questionFactor(doc, query);
}

/** Proportional to how much of a page's name has been typed. */
function nameFactor({page, titleKey}: Doc, typed: string): number {
  const begun = [titleKey, key(slug(page))].find((name) => name.startsWith(typed));
  return begun === undefined ? 1 : 1 + (NAME_FACTOR - 1) * (typed.length / begun.length);
}

function questionFactor(doc: Doc, query: Query): number {
  return 1 + (QUESTION_FACTOR - 1) * questionSimilarity(doc, query) ** QUESTION_POWER;
}

/**
 * The guide page about a symbol that is not named after it, such as the page about error handling for
 * `TRPCError`.
 */
function ownGuide(symbol: string, corpora: readonly Corpus[]): Doc | undefined {
  let best: {doc: Doc; score: number} | undefined;
  for (const corpus of corpora) {
    for (const [id, score] of corpus.scores(symbol)) {
      // The number is only valid in this corpus's index.
      const doc = corpus.docs[id] as Doc;
      const isGuide = doc.page.kind === 'guide' && doc.section.level === 1;
      if (isGuide && score > (best?.score ?? 0)) best = {doc, score};
    }
  }
  return best?.doc;
}

/** Moves a guide before a heading that came first; pages whose title is the name stay first. */
function promoteOwnGuide(ranked: Ranked[], guide: Doc | undefined): void {
  const [first] = ranked;
  const own = ranked.find(({doc}) => doc === guide);
  const isHeading = first && (first.doc.section.level > 1 || first.doc.page.kind === 'api');
  if (!own || !isHeading) return;
  own.score = first.score * 1.01;
  ranked.sort(byScore);
}

/** Equal scores keep the order of the index: by path, then down the page. */
function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score;
}

function phraseFactor(doc: Doc, {typed}: Query): number {
  return 1 + (PHRASE_FACTOR - 1) * shareOfNeighbors(typed, doc);
}

/** The index leaves out passing mentions, so all sections are asked whether they say it. */
function preferSaid(ranked: Ranked[], {typed, phrases}: Query, corpora: readonly Corpus[]): void {
  if (typed.length < WHOLE_PHRASE_WORDS && phrases.length === 0) return;
  const top = ranked[0]?.score ?? 1;
  const known = new Map(ranked.map((one) => [one.doc, one]));
  for (const corpus of corpora) {
    for (const [id, doc] of corpus.docs.entries()) {
      if (!says(typed, doc)) continue;
      const one = known.get(doc) ?? {corpus, id, doc, score: 0};
      if (!known.has(doc)) ranked.push(one);
      one.score += top * 1.01 * kindFactors[doc.page.kind];
    }
  }
  ranked.sort(byScore);
}
