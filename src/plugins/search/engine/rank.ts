/** Which sections answer a query, best first. The README beside this folder tells the rules. */
import type {Corpus} from './corpus';
import type {Doc} from './docs';
import {shareOfNeighbors} from './phrases';
import {parseQuery, type Query} from './query';
import {findWords, type FoundWords} from './score';
import {BRAND} from './stop-words';
import {identifierParts, key} from './text';
import {sharesInTitles} from './titles';
import type {PageKind, ShownPage, ShownSection} from '../types';

export interface Ranked {
  /** Where the words of the query are in the document's index file. */
  words: FoundWords;
  /** Number of the document in its index file. */
  id: number;
  doc: Doc;
  score: number;
}

export interface Ranking {
  query: Query;
  /** Those that were compared closely, best first. */
  best: Ranked[];
  /** All others, in no order: hardly anybody asks for them, and sorting them takes its time. */
  others: Ranked[];
}

/** Only so many of the best by words are compared more closely. */
const CANDIDATES = 120;

/** A document that has clearly fewer of the words than the best one is no answer. */
const MIN_COVERAGE_OF_BEST = 0.4;

/** For words, guides come first. */
const KIND_FACTOR: Record<PageKind, number> = {guide: 1, api: 0.45, blog: 0.45, page: 0.4};

/** Where a name in code is the title, the reference is close behind the guide. */
const KIND_FACTOR_FOR_CODE: Record<PageKind, number> = {guide: 1, api: 0.9, blog: 0.5, page: 0.4};

/** A term of a list, such as an option, says less than the text about it, if there is one. */
const TERM_FACTOR = 0.2;

/** What a title that fits the whole query multiplies the score by. */
const TITLE_FACTOR = {
  pageIs: 9,
  slugIs: 7,
  headingIs: 2.1,
  pageStarts: 4,
  headingStarts: 1.8,
  covers: 2.3,
  pageCovers: 2.3,
  /** A page over its sections. */
  page: 1.3,
};

/**
 * A guide page whose own words about a symbol (title, summary, headings, first
 * text) score this share of what the symbol's heading in the reference scores
 * is the symbol's guide.
 */
const SHARE_OF_OWN_GUIDE = 0.2;

/** What a section gains that has all of a longer query's words in their order. */
const PHRASE_FACTOR = 5;

/** Each further hit of one page counts a little less, so that other pages show. */
const REPEAT_FACTOR = 0.82;

export function rank(text: string, corpora: readonly Corpus[]): Ranking {
  const query = parseQuery(text, corpora);
  if (query.slots.length === 0) return {query, best: [], others: []};
  const kept = candidates(query, corpora);
  const isBrand = query.key === BRAND;
  // Once to be among those that are compared, once to be their first.
  if (isBrand) promoteIntroduction(kept);
  const isCode =
    query.looksLikeCode ||
    (query.slots.length === 1 && kept.some(({doc}) => doc.titleKey === query.key && isSymbol(doc)));
  const {best, others} = takeBest(kept, CANDIDATES);
  for (const candidate of best) {
    candidate.score *=
      titleFactor(candidate.doc, query, isCode) * phraseFactor(candidate.doc, query);
  }
  best.sort(byScore);
  promoteOwnGuide(best, isCode ? ownGuide(query.key, corpora) : undefined);
  if (isBrand) promoteIntroduction(best);
  spread(best);
  return {query, best, others};
}

/** Documents that have enough of the words, in the order of the index. */
function candidates(query: Query, corpora: readonly Corpus[]): Ranked[] {
  const found = corpora.map((corpus) => {
    const words = findWords(query, corpus);
    return {docs: corpus.docs, words, scored: corpus.scorer.score(query, words)};
  });
  let best = 0;
  for (const {scored} of found) {
    for (let at = 0; at < scored.count; at++) best = Math.max(best, scored.coverages[at] ?? 0);
  }
  const kept: Ranked[] = [];
  for (const {docs, words, scored} of found) {
    for (let at = 0; at < scored.count; at++) {
      if ((scored.coverages[at] ?? 0) < best * MIN_COVERAGE_OF_BEST) continue;
      const id = scored.ids[at] ?? 0;
      // The number is one of this index file's.
      kept.push({words, id, doc: docs[id] as Doc, score: scored.scores[at] ?? 0});
    }
  }
  return kept;
}

/** Takes out so many of the best, without sorting all of them. */
function takeBest(kept: Ranked[], count: number): Pick<Ranking, 'best' | 'others'> {
  if (kept.length <= count) return {best: kept, others: []};
  const scores = Float64Array.from(kept, ({score}) => score).sort();
  const last = scores[scores.length - count] ?? 0;
  // Of those that score the same as the last, the first of the index.
  let equals = count - kept.filter(({score}) => score > last).length;
  const best: Ranked[] = [];
  const others: Ranked[] = [];
  for (const one of kept) {
    const isBest = one.score > last || (one.score === last && equals-- > 0);
    (isBest ? best : others).push(one);
  }
  return {best, others};
}

/**
 * The guide page that is about a symbol without being named after it, such as
 * the page of error handling for `TRPCError`; only a symbol that is a heading
 * elsewhere has one.
 */
function ownGuide(symbol: string, corpora: readonly Corpus[]): Doc | undefined {
  let heading = 0;
  let best: {doc: Doc; score: number} | undefined;
  for (const corpus of corpora) {
    const {docs, scores} = corpus.scores(symbol);
    docs.forEach((id, i) => {
      // The number comes from this corpus's own index.
      const doc = corpus.docs[id] as Doc;
      const termScore = scores[i] ?? 0;
      if (doc.titleKey === symbol) heading = Math.max(heading, termScore);
      const isGuide = doc.page.kind === 'guide' && doc.section.level === 1;
      if (isGuide && termScore > (best?.score ?? 0)) best = {doc, score: termScore};
    });
  }
  if (!best || heading === 0 || best.score < heading * SHARE_OF_OWN_GUIDE) return undefined;
  // A page with a heading of that name has a better answer than its beginning.
  const sections: readonly ShownSection[] = best.doc.page.sections;
  return sections.some(({title}) => key(title) === symbol) ? undefined : best.doc;
}

/** Moves a guide before a heading that came first; pages with the name as title stay first. */
function promoteOwnGuide(ranked: Ranked[], guide: Doc | undefined): void {
  const [first] = ranked;
  const own = ranked.find(({doc}) => doc === guide);
  const isHeading = first && (first.doc.section.level > 1 || first.doc.page.kind === 'api');
  if (!own || !isHeading) return;
  own.score = first.score * 1.01;
  ranked.sort(byScore);
}

/** Who asks for the site's own name wants to know what it is: the page that all guides are below. */
function promoteIntroduction(ranked: Ranked[]): void {
  const guides = ranked.filter(({doc}) => doc.page.kind === 'guide' && doc.section.level === 1);
  const [introduction] = guides.sort((a, b) => a.doc.page.path.length - b.doc.page.path.length);
  if (!introduction) return;
  introduction.score = Math.max(...ranked.map(({score}) => score)) * 1.01;
  ranked.sort(byScore);
}

/** A heading of the reference that is a name in code, not a word. */
function isSymbol({page, section}: Doc): boolean {
  return page.kind === 'api' && identifierParts(section.title).length > 0;
}

/** Equal scores stay in the order of the index: by path, then down the page. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score;
}

/** How well the titles fit the query as a whole, and what kind of page it is. */
function titleFactor(doc: Doc, query: Query, isCode: boolean): number {
  const isPage = doc.section.level === 1;
  const isReference = doc.page.kind === 'api';
  // What the reference is called is no answer in words.
  let factor = isReference && !isCode ? 1 : wholeTitleFactor(doc, query, isPage);
  const {own, page} = sharesInTitles(doc, query);
  const distinct = isPage || doc.namesakes === 1 ? 1 : doc.namesakes ** -0.5;
  factor *= 1 + (TITLE_FACTOR.covers - 1) * own.ofQuery * (0.5 + 0.5 * own.ofTitle) * distinct;
  factor *= 1 + (TITLE_FACTOR.pageCovers - 1) * page.ofQuery;
  if (isPage) factor *= TITLE_FACTOR.page;
  const isNamed = isCode && doc.titleKey === query.key;
  if (doc.section.isTerm) factor *= TERM_FACTOR;
  return factor * (isNamed ? KIND_FACTOR_FOR_CODE : KIND_FACTOR)[doc.page.kind];
}

function phraseFactor(doc: Doc, {typed}: Query): number {
  return 1 + (PHRASE_FACTOR - 1) * shareOfNeighbors(typed, doc) ** 2;
}

function wholeTitleFactor(doc: Doc, {key: typed, isKnownName}: Query, isPage: boolean): number {
  if (isPage && doc.pageKey === typed) return TITLE_FACTOR.pageIs;
  if (isPage && doc.slugKey === typed) return TITLE_FACTOR.slugIs;
  if (doc.titleKey === typed) return 1 + (TITLE_FACTOR.headingIs - 1) / doc.namesakes;
  if (isKnownName || typed.length < 2) return 1;
  if (doc.titleKey.startsWith(typed)) {
    const full = isPage ? TITLE_FACTOR.pageStarts : TITLE_FACTOR.headingStarts;
    return 1 + (full - 1) * (0.4 + (0.6 * typed.length) / doc.titleKey.length);
  }
  if (isPage && doc.slugKey.startsWith(typed)) {
    return 1 + (TITLE_FACTOR.pageStarts - 1) * (typed.length / doc.slugKey.length);
  }
  return 1;
}

/** Moves further hits of one page down. */
function spread(ranked: Ranked[]): void {
  /** What the next hit of a page counts. */
  const factors = new Map<ShownPage, number>();
  for (const candidate of ranked) {
    const {page} = candidate.doc;
    const factor = factors.get(page) ?? 1;
    factors.set(page, factor * REPEAT_FACTOR);
    candidate.score *= factor;
  }
  ranked.sort(byScore);
}
