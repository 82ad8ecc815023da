/** One index file, opened: its documents, its terms, and the scores of terms. */
import {listDocs, type Doc} from './docs';
import {NOTHING, openPostings, type Scores} from './postings';
import {Scorer} from './score';
import {fold, spelledParts, stem, STEM_MARK} from './text';
import {countBits, lettersOf, typoCounter} from './typos';
import type {Shard, ShownPage} from '../types';

/** A word inside an identifier is a weaker match than the word itself. */
const PART_WORTH = 0.8;

/** What filters ask for, with what a page has it as. */
export const FACETS = new Map<string, 'tag' | 'kind' | 'language' | 'version'>([
  ['docusaurus_tag', 'tag'],
  ['type', 'kind'],
  ['language', 'language'],
  ['version', 'version'],
]);

/** A term that may be what a misspelled word means. */
interface Candidate {
  term: string;
  letters: number;
}

function add<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const before = lists.get(name);
  if (before) before.push(item);
  else lists.set(name, [item]);
}

function groupByFacets(pages: readonly ShownPage[]): ShownPage[][] {
  const groups = new Map<string, ShownPage[]>();
  const properties = [...FACETS.values()];
  for (const page of pages) add(groups, properties.map((name) => page[name]).join(' '), page);
  return [...groups.values()];
}

function groupByLength(terms: readonly string[]): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const term of terms) {
    (groups[term.length] ??= []).push({term, letters: lettersOf(term)});
  }
  return groups;
}

/** Terms and stems that begin with one letter. */
interface Letter {
  /** Folded terms, and parts of identifiers that are no terms themselves; by `byLengthThenName`. */
  terms: readonly string[];
  /** The same by their first two letters. */
  beginnings: ReadonlyMap<string, readonly string[]>;
  /** Parts of identifiers that are no terms themselves. */
  parts: ReadonlySet<string>;
  /** Stem to the positions of terms that have it. */
  stems: ReadonlyMap<string, number[]>;
  /** Stem to the positions of identifiers that have a part with it. */
  stemsOfParts: ReadonlyMap<string, number[]>;
}

export function byLengthThenName(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

const initial = (word: string) => word.slice(0, 1);
const beginning = (word: string) => word.slice(0, 2);

export class Corpus {
  readonly tag: string;
  readonly pages: readonly ShownPage[];
  readonly docs: readonly Doc[];
  readonly scorer: Scorer;
  /** Pages in groups that no filter tells apart. */
  readonly alike: readonly (readonly ShownPage[])[];
  /** Folded terms, in the order of the index. */
  private readonly indexed: readonly string[];
  private readonly positions = new Map<string, number>();
  /** Parts of identifiers as spelled, to the positions of those that have them. */
  private readonly positionsOfParts = new Map<string, number[]>();
  /** A stem begins as its word does, so a query needs those of its own letters only. */
  private readonly letters = new Map<string, Letter>();
  private readonly postings: (position: number) => Scores;
  /** Terms by their length; made when a word is misspelled for the first time. */
  private lengths?: Candidate[][];
  private readonly cache = new Map<string, Scores>();

  constructor({tag, pages, index}: Shard) {
    this.tag = tag;
    this.pages = pages;
    this.docs = listDocs(pages);
    this.scorer = new Scorer(this.docs.length);
    this.alike = groupByFacets(pages);
    this.postings = openPostings(index.postings);
    const spellings = index.terms === '' ? [] : index.terms.split(' ');
    this.indexed = spellings.map(fold);
    this.indexed.forEach((term, position) => this.positions.set(term, position));
    spellings.forEach((spelling, position) => {
      for (const part of spelledParts(spelling)) add(this.positionsOfParts, part, position);
    });
  }

  private letter(first: string): Letter {
    const known = this.letters.get(first);
    if (known) return known;
    const letter = this.readLetter(first);
    // Hostile input may bring any character.
    if (letter.terms.length > 0) this.letters.set(first, letter);
    return letter;
  }

  private readLetter(first: string): Letter {
    const terms: string[] = [];
    const parts = new Set<string>();
    const stems = new Map<string, number[]>();
    const stemsOfParts = new Map<string, number[]>();
    this.indexed.forEach((term, position) => {
      if (initial(term) !== first) return;
      terms.push(term);
      add(stems, stem(term), position);
    });
    for (const [spelled, positions] of this.positionsOfParts) {
      const part = fold(spelled);
      if (initial(part) !== first) continue;
      if (!this.positions.has(part)) parts.add(part);
      const name = stem(part);
      for (const position of positions) add(stemsOfParts, name, position);
    }
    const all = [...terms, ...parts].sort(byLengthThenName);
    const beginnings = new Map<string, string[]>();
    for (const term of all) add(beginnings, beginning(term), term);
    return {terms: all, beginnings, parts, stems, stemsOfParts};
  }

  has(term: string): boolean {
    return this.positions.has(term) || this.letter(initial(term)).parts.has(term);
  }

  /** Whether a word with this stem, alone or inside an identifier, is in the index. */
  hasStem(name: string): boolean {
    const {stems, stemsOfParts} = this.letter(initial(name));
    return stems.has(name) || stemsOfParts.has(name);
  }

  /** The first of the terms that start with a prefix and are longer, by `byLengthThenName`. */
  completions(prefix: string, count: number): string[] {
    const found: string[] = [];
    const last = prefix.length - 1;
    const letter = prefix.charCodeAt(last);
    const {terms, beginnings} = this.letter(initial(prefix));
    const candidates = prefix.length === 1 ? terms : beginnings.get(beginning(prefix));
    for (const term of candidates ?? []) {
      if (found.length === count) break;
      // One letter is sooner compared than a beginning.
      if (term.charCodeAt(last) !== letter || term.length === prefix.length) continue;
      if (term.startsWith(prefix)) found.push(term);
    }
    return found;
  }

  /** Terms that a typed word is near to, or whose beginning it is near to when `asPrefix` is set. */
  misspellings(typed: string, limit: number, asPrefix: boolean): {term: string; typos: number}[] {
    this.lengths ??= groupByLength(this.allTerms());
    const letters = lettersOf(typed);
    const countTypos = typoCounter(typed, limit, asPrefix);
    const longest = asPrefix ? this.lengths.length - 1 : typed.length + limit;
    const found: {term: string; typos: number}[] = [];
    for (let length = typed.length - limit; length <= longest; length++) {
      for (const candidate of this.lengths[length] ?? []) {
        // Each edit brings one letter that a term lacks; most terms lack more.
        if (countBits(letters & ~candidate.letters) > limit) continue;
        const typos = countTypos(candidate.term);
        if (typos <= limit) found.push({term: candidate.term, typos});
      }
    }
    return found;
  }

  private allTerms(): string[] {
    const parts = [...this.positionsOfParts.keys()].map(fold);
    return [...new Set([...this.indexed, ...parts])].sort();
  }

  /**
   * Scores of a lookup in the documents that have it.
   *
   * @param lookup - a term, or `~` and a stem for all that share it
   */
  scores(lookup: string): Scores {
    let result = this.cache.get(lookup);
    if (!result) {
      result = lookup.startsWith(STEM_MARK)
        ? this.scoresOfStem(lookup.slice(1))
        : this.scoresOfTerm(lookup);
      this.cache.set(lookup, result);
    }
    return result;
  }

  private scoresOfTerm(term: string): Scores {
    const position = this.positions.get(term);
    return position === undefined ? this.scoresOfPart(term) : this.postings(position);
  }

  private scoresOfPart(part: string): Scores {
    return this.letter(initial(part)).parts.has(part) ? this.scoresOfStem(stem(part)) : NOTHING;
  }

  private scoresOfStem(name: string): Scores {
    if (!this.hasStem(name)) return NOTHING;
    const best = new Float64Array(this.docs.length);
    const raise = (positions: readonly number[] | undefined, worth: number) => {
      for (const position of positions ?? []) {
        const {docs, scores} = this.scores(this.indexed[position] ?? '');
        for (let i = 0; i < docs.length; i++) {
          const doc = docs[i] ?? 0;
          best[doc] = Math.max(best[doc] ?? 0, (scores[i] ?? 0) * worth);
        }
      }
    };
    const {stems, stemsOfParts} = this.letter(initial(name));
    raise(stems.get(name), 1);
    raise(stemsOfParts.get(name), PART_WORTH);
    const docs = Uint32Array.from(best.keys()).filter((doc) => best[doc] !== 0);
    return {docs, scores: Float64Array.from(docs, (doc) => best[doc] ?? 0)};
  }
}
