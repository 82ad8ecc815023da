/** Compares the words of a query with the titles of a section. */
import type {Doc} from './docs';
import type {Query} from './query';
import {BRAND, STOP_WORDS} from './stop-words';
import {fold, identifierParts, stem, titleWords, words} from './text';

/** What a title counts that has a word only inside a name in code. */
const TITLE_SHARE_OF_PART = 0.4;

export interface Title {
  /** Stems of its words. */
  stems: ReadonlySet<string>;
  /** Stems of the parts of its identifiers. */
  parts: ReadonlySet<string>;
  /** Its words, and neighboring ones written together, folded; the shortest first. */
  names: readonly string[];
  /** The names in one: most titles have none with a word, which is seen here at once. */
  allNames: string;
}

/** Titles are compared with every query, so what is made of them is kept. */
const analyzed = new WeakMap<Doc, {own: Title; all: Title}>();

/** A section's own title, and with those above it. */
export function titlesOf(doc: Doc): {own: Title; all: Title} {
  let titles = analyzed.get(doc);
  if (!titles) {
    titles = {own: analyze(doc.section.title), all: analyze(doc.titles.join(' '))};
    analyzed.set(doc, titles);
  }
  return titles;
}

function analyze(text: string): Title {
  const raw = words(text).map((word) => word.raw);
  const names = [...new Set(titleWords(text).map(fold).filter(isMeaningful))].sort(
    (a, b) => a.length - b.length,
  );
  return {
    stems: new Set(raw.filter(isMeaningful).map((word) => stem(fold(word)))),
    parts: new Set(raw.flatMap(identifierParts).filter(isMeaningful).map(stem)),
    names,
    allNames: names.join(' '),
  };
}

function isMeaningful(word: string): boolean {
  const folded = fold(word);
  return folded !== BRAND && !STOP_WORDS.has(folded);
}

/** How far a title has a word: as such, as a part of a name in code, or as a beginning. */
function shareOfWord(word: string, wordStem: string, title: Title, canBegin: boolean): number {
  const mayHaveName = title.allNames.includes(word);
  if (title.stems.has(wordStem) || (mayHaveName && title.names.includes(word))) return 1;
  if (title.parts.has(wordStem)) return TITLE_SHARE_OF_PART;
  if (!mayHaveName || !canBegin || word.length < 3) return 0;
  const longer = title.names.find((name) => name.startsWith(word));
  return longer === undefined ? 0 : word.length / longer.length;
}

/** Shares of the query's words that a title has, and of the title's words that the query has. */
export function shareInTitle(query: Query, title: Title): {ofQuery: number; ofTitle: number} {
  let found = 0;
  let weighed = 0;
  let whole = 0;
  for (const {meant, stem: meantStem, weight} of query.slots) {
    const share = shareOfWord(meant, meantStem, title, !query.isKnownName);
    found += share;
    weighed += share * weight;
    whole += weight;
  }
  return {
    ofQuery: weighed / (whole || 1),
    ofTitle: Math.min(1, found / Math.max(1, title.stems.size)),
  };
}
