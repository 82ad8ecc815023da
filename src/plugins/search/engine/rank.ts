/** Which sections answer a query, best first. The README beside this folder tells the rules. */
import type {Corpus} from './corpus';
import type {Doc} from './docs';
import {parseQuery, type Alternative, type Query} from './query';
import {BRAND, STOP_WORDS} from './stop-words';
import {fold, identifierParts, key, stem, titleWords, words} from './text';
import type {PageKind, ShownSection} from '../types';

export interface Ranked {
  doc: Doc;
  score: number;
  /** For each word of the query, the lookups that found it here; empty where it wasn't found. */
  found: readonly ReadonlySet<string>[];
}

export interface Ranking {
  query: Query;
  results: Ranked[];
}

/** Only so many of the best by words are compared more closely. */
const CANDIDATES = 120;

/** A document that has clearly fewer of the words than the best one is no answer. */
const MIN_COVERAGE_OF_BEST = 0.4;

/** How much a section loses that has not all of the words. */
const COVERAGE_POWER = 1.4;

/** For words, guides come first. */
const KIND_FACTOR: Record<PageKind, number> = {guide: 1, api: 0.45, blog: 0.45, page: 0.4};

/** Where a name in code is the title, the reference is close behind the guide. */
const KIND_FACTOR_FOR_CODE: Record<PageKind, number> = {guide: 1, api: 0.9, blog: 0.5, page: 0.4};

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
  page: 2,
};

/**
 * A guide page whose own words about a symbol (title, summary, headings, first
 * text) score this share of what the symbol's heading in the reference scores
 * is the symbol's guide.
 */
const SHARE_OF_OWN_GUIDE = 0.2;

/** What a title counts that has a word only inside a name in code. */
const TITLE_SHARE_OF_PART = 0.4;

/** Each further hit of one page counts a little less, so that other pages show. */
const REPEAT_FACTOR = 0.82;

export function rank(text: string, corpora: readonly Corpus[]): Ranking {
  const query = parseQuery(text, corpora);
  if (query.slots.length === 0) return {query, results: []};
  const candidates = corpora.flatMap((corpus) => score(query, corpus));
  const best = Math.max(0, ...candidates.map((candidate) => candidate.coverage));
  const kept = candidates
    .filter((candidate) => candidate.coverage >= best * MIN_COVERAGE_OF_BEST)
    .sort(byScore);
  const isCode =
    query.looksLikeCode ||
    (query.slots.length === 1 && kept.some(({doc}) => isSymbol(doc) && doc.titleKey === query.key));
  const compared = kept
    .slice(0, CANDIDATES)
    .map((candidate) => ({
      ...candidate,
      score: candidate.score * titleFactor(candidate.doc, query, isCode),
    }))
    .sort(byScore);
  promoteOwnGuide(compared, isCode ? ownGuide(query.key, corpora) : undefined);
  return {query, results: [...spread(compared), ...kept.slice(CANDIDATES)]};
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
    for (const [id, termScore] of corpus.scores(symbol)) {
      const doc = corpus.docs[id] as Doc;
      if (doc.titleKey === symbol) heading = Math.max(heading, termScore);
      const isGuide = doc.page.kind === 'guide' && doc.section.level === 1;
      if (isGuide && termScore > (best?.score ?? 0)) best = {doc, score: termScore};
    }
  }
  if (!best || heading === 0 || best.score < heading * SHARE_OF_OWN_GUIDE) return undefined;
  // A page with a heading of that name has a better answer than its beginning.
  const sections: readonly ShownSection[] = best.doc.page.sections;
  return sections.some(({title}) => key(title) === symbol) ? undefined : best.doc;
}

/** Moves a guide before a heading that came first; pages with the name as title stay first. */
function promoteOwnGuide(ranked: Candidate[], guide: Doc | undefined): void {
  const [first] = ranked;
  const own = ranked.find(({doc}) => doc === guide);
  const isHeading = first && (first.doc.section.level > 1 || first.doc.page.kind === 'api');
  if (!own || !isHeading) return;
  own.score = first.score * 1.01;
  ranked.sort(byScore);
}

/** A heading of the reference that is a name in code, not a word. */
function isSymbol({page, section}: Doc): boolean {
  return page.kind === 'api' && identifierParts(section.title).length > 0;
}

interface Candidate extends Ranked {
  /** Share of the query's words that were found, rare words weighing more. */
  coverage: number;
}

function byScore(a: Ranked, b: Ranked): number {
  return (
    b.score - a.score ||
    compare(a.doc.page.path, b.doc.page.path) ||
    compare(a.doc.section.anchor, b.doc.section.anchor)
  );
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface SlotMatch {
  score: number;
  worth: number;
  terms: string[];
}

/** Best score of each document over the alternatives; all terms of an alternative must be there. */
function match(alternatives: readonly Alternative[], corpus: Corpus): Map<number, SlotMatch> {
  const result = new Map<number, SlotMatch>();
  for (const {terms, worth} of alternatives) {
    const lists = terms.map((term) => corpus.scores(term));
    const [first, ...rest] = lists;
    for (const [id, value] of first ?? []) {
      let sum = value;
      const everywhere = rest.every((list) => {
        sum += list.get(id) ?? 0;
        return list.has(id);
      });
      const total = (sum / lists.length) * worth;
      const before = result.get(id);
      if (!everywhere) continue;
      if (!before) result.set(id, {score: total, worth, terms: [...terms]});
      else {
        before.terms.push(...terms);
        before.worth = Math.max(before.worth, worth);
        before.score = Math.max(before.score, total);
      }
    }
  }
  return result;
}

function score(query: Query, corpus: Corpus): Candidate[] {
  const slots = query.slots.map((slot) => match(slot.alternatives, corpus));
  for (const {from, to, alternatives} of query.joined) {
    for (const [id, found] of match(alternatives, corpus)) {
      for (const slot of slots.slice(from, to)) {
        const before = slot.get(id);
        if (!before || before.score < found.score)
          slot.set(id, {...found, terms: [...found.terms, ...(before?.terms ?? [])]});
      }
    }
  }
  const weight = (position: number) => query.slots[position]?.weight ?? 1;
  const rarity = slots.map(
    (slot, position) => weight(position) * Math.log(1 + corpus.docs.length / (1 + slot.size)),
  );
  const whole = rarity.reduce((sum, value) => sum + value, 0) || 1;
  const candidates = new Map<number, {sum: number; rarity: number; found: Set<string>[]}>();
  slots.forEach((slot, position) => {
    for (const [id, {score: value, terms}] of slot) {
      const entry = candidates.get(id) ?? {
        sum: 0,
        rarity: 0,
        found: slots.map(() => new Set<string>()),
      };
      entry.sum += value * weight(position);
      entry.rarity += rarity[position] ?? 0;
      entry.found[position] = new Set(terms);
      candidates.set(id, entry);
    }
  });
  return Array.from(candidates, ([id, entry]) => {
    const coverage = entry.rarity / whole;
    // The number comes from this corpus's own index.
    return {
      doc: corpus.docs[id] as Doc,
      coverage,
      found: entry.found,
      score: entry.sum * coverage ** COVERAGE_POWER,
    };
  });
}

/** How well the titles fit the query as a whole, and what kind of page it is. */
function titleFactor(doc: Doc, query: Query, isCode: boolean): number {
  const isPage = doc.section.level === 1;
  const isReference = doc.page.kind === 'api';
  // What the reference is called is no answer in words.
  let factor = isReference && !isCode ? 1 : wholeTitleFactor(doc, query, isPage);
  const own = shareInTitle(query, doc.section.title);
  const page = isPage ? own : shareInTitle(query, doc.titles.join(' '));
  const distinct = isPage ? 1 : doc.namesakes ** -0.5;
  factor *= 1 + (TITLE_FACTOR.covers - 1) * own.ofQuery * (0.5 + 0.5 * own.ofTitle) * distinct;
  factor *= 1 + (TITLE_FACTOR.pageCovers - 1) * page.ofQuery;
  if (isPage) factor *= TITLE_FACTOR.page;
  const isNamed = isCode && doc.titleKey === query.key;
  return factor * (isNamed ? KIND_FACTOR_FOR_CODE : KIND_FACTOR)[doc.page.kind];
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

interface Title {
  /** Stems of its words. */
  stems: ReadonlySet<string>;
  /** Stems of the parts of its identifiers. */
  parts: ReadonlySet<string>;
  /** Its words, and neighboring ones written together, folded. */
  names: readonly string[];
}

/** Titles are compared with every query, so what is made of them is kept. */
const titles = new Map<string, Title>();

function analyze(text: string): Title {
  let title = titles.get(text);
  if (!title) {
    const raw = words(text).map((word) => word.raw);
    title = {
      stems: new Set(raw.filter(isMeaningful).map((word) => stem(fold(word)))),
      parts: new Set(raw.flatMap(identifierParts).filter(isMeaningful).map(stem)),
      names: titleWords(text).map(fold).filter(isMeaningful),
    };
    titles.set(text, title);
  }
  return title;
}

function isMeaningful(word: string): boolean {
  const folded = fold(word);
  return folded !== BRAND && !STOP_WORDS.has(folded);
}

/** How far a title has a word: as such, as a part of a name in code, or as a beginning. */
function shareOfWord(word: string, title: Title, canBegin: boolean): number {
  const wordStem = stem(word);
  if (title.stems.has(wordStem) || title.names.includes(word)) return 1;
  if (title.parts.has(wordStem)) return TITLE_SHARE_OF_PART;
  if (!canBegin || word.length < 3) return 0;
  const longer = title.names.filter((name) => name.startsWith(word));
  return Math.max(0, ...longer.map((name) => word.length / name.length));
}

/** Shares of the query's words that a title has, and of the title's words that the query has. */
function shareInTitle(query: Query, text: string): {ofQuery: number; ofTitle: number} {
  const title = analyze(text);
  let found = 0;
  let weighed = 0;
  let whole = 0;
  for (const {meant, weight} of query.slots) {
    const share = shareOfWord(meant, title, !query.isKnownName);
    found += share;
    weighed += share * weight;
    whole += weight;
  }
  return {
    ofQuery: weighed / (whole || 1),
    ofTitle: Math.min(1, found / Math.max(1, title.stems.size)),
  };
}

function spread(ranked: Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  return ranked
    .map((candidate) => {
      const before = seen.get(candidate.doc.page.path) ?? 0;
      seen.set(candidate.doc.page.path, before + 1);
      return {...candidate, score: candidate.score * REPEAT_FACTOR ** before};
    })
    .sort(byScore);
}
