/** Compares the words of a query with the titles of a section. */
import type {Doc} from './docs';
import type {Query, Slot} from './query';
import {BRAND, STOP_WORDS} from './stop-words';
import {fold, identifierParts, stem, titleWords, words} from './text';

/** What a title counts that has a word only inside a name in code. */
const TITLE_SHARE_OF_PART = 0.4;

interface Title {
  /** Stems of its words. */
  stems: ReadonlySet<string>;
  /** Stems of the parts of its identifiers. */
  parts: ReadonlySet<string>;
  /** Its words, and neighboring ones written together, folded; the shortest first. */
  names: readonly string[];
  /** The names in one: most titles have none with the root of a word, which is seen here at once. */
  allNames: string;
}

/** Titles are compared with every query, so what is made of them is kept. */
const analyzed = new WeakMap<Doc, {own: Title; all: Title}>();

/** A section's own title, and with those above it. */
function titlesOf(doc: Doc): {own: Title; all: Title} {
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
function shareOfWord(
  {meant: word, stem: wordStem, root}: Slot,
  title: Title,
  canBegin: boolean,
): number {
  if (!title.allNames.includes(root)) return 0;
  if (title.stems.has(wordStem) || title.names.includes(word)) return 1;
  if (title.parts.has(wordStem)) return TITLE_SHARE_OF_PART;
  if (!canBegin || word.length < 3) return 0;
  const longer = title.names.find((name) => name.startsWith(word));
  return longer === undefined ? 0 : word.length / longer.length;
}

/** Shares of the query's words that a title has, and of the title's words that the query has. */
interface TitleShares {
  ofQuery: number;
  ofTitle: number;
}

const NO_SHARES: TitleShares = {ofQuery: 0, ofTitle: 0};

function shareInTitle(query: Query, title: Title): TitleShares {
  let found = 0;
  let weighed = 0;
  let whole = 0;
  for (const slot of query.slots) {
    const share = shareOfWord(slot, title, !query.isKnownName);
    found += share;
    weighed += share * slot.weight;
    whole += slot.weight;
  }
  return {
    ofQuery: weighed / (whole || 1),
    ofTitle: Math.min(1, found / Math.max(1, title.stems.size)),
  };
}

/** For a section's own title, and for it together with those above it. */
export function sharesInTitles(doc: Doc, query: Query): {own: TitleShares; page: TitleShares} {
  // Most titles lack a letter of every word, which costs less to see than anything else of them.
  if (query.slots.every(({letters}) => (letters & ~doc.letters) !== 0)) {
    return {own: NO_SHARES, page: NO_SHARES};
  }
  const {own, all} = titlesOf(doc);
  const page = shareInTitle(query, all);
  // A word that none of the titles has is not in its own.
  const isSame = doc.section.level === 1 || page.ofQuery === 0;
  return {own: isSame ? page : shareInTitle(query, own), page};
}
