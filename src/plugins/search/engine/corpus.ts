/** One index file, opened: its documents, its terms, and the scores of terms. */
import {listDocs, type Doc} from './docs';
import {NOTHING, openPostings, type Scores} from './postings';
import {fold, spelledParts, stem, STEM_MARK} from './text';
import {countBits, lettersOf, typoCounter} from './typos';
import type {Shard} from '../types';

/** A word inside an identifier is a weaker match than the word itself. */
const PART_WORTH = 0.8;

/** A term that may be what a misspelled word means. */
interface Candidate {
  term: string;
  letters: number;
}

function add(lists: Map<string, number[]>, name: string, position: number): void {
  const before = lists.get(name);
  if (before) before.push(position);
  else lists.set(name, [position]);
}

function groupByLength(terms: readonly string[]): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const term of terms) {
    (groups[term.length] ??= []).push({term, letters: lettersOf(term)});
  }
  return groups;
}

export class Corpus {
  readonly tag: string;
  readonly docs: readonly Doc[];
  /** Folded terms, and parts of identifiers that are no terms themselves; sorted. */
  readonly terms: readonly string[];
  private readonly indexed: readonly string[];
  /** Parts of identifiers that are no terms themselves. */
  private readonly parts: ReadonlySet<string>;
  private readonly positions: ReadonlyMap<string, number>;
  /** Stem to the positions of terms that have it. */
  private readonly stems = new Map<string, number[]>();
  /** Stem to the positions of identifiers that have a part with it. */
  private readonly stemsOfParts = new Map<string, number[]>();
  private readonly postings: (position: number) => Scores;
  /** Terms by their length; made when a word is misspelled for the first time. */
  private lengths?: Candidate[][];
  private readonly cache = new Map<string, Scores>();

  constructor({tag, pages, index}: Shard) {
    this.tag = tag;
    this.docs = listDocs(pages);
    this.postings = openPostings(index.postings);
    const spellings = index.terms === '' ? [] : index.terms.split(' ');
    this.indexed = spellings.map(fold);
    const positions = new Map<string, number>();
    this.indexed.forEach((term, position) => {
      positions.set(term, position);
      add(this.stems, stem(term), position);
    });
    this.positions = positions;
    const parts = new Set<string>();
    // The same parts come again and again.
    const stemsBySpelling = new Map<string, string>();
    spellings.forEach((spelling, position) => {
      for (const spelled of spelledParts(spelling)) {
        let name = stemsBySpelling.get(spelled);
        if (name === undefined) {
          const part = fold(spelled);
          name = stem(part);
          stemsBySpelling.set(spelled, name);
          if (!positions.has(part)) parts.add(part);
        }
        add(this.stemsOfParts, name, position);
      }
    });
    this.parts = parts;
    // Two sorted runs, which are soon merged.
    this.terms = [...this.indexed, ...[...parts].sort()].sort();
  }

  has(term: string): boolean {
    return this.positions.has(term) || this.parts.has(term);
  }

  /** Whether a word with this stem, alone or inside an identifier, is in the index. */
  hasStem(name: string): boolean {
    return this.stems.has(name) || this.stemsOfParts.has(name);
  }

  /** Terms that start with a prefix and are longer, in order. */
  completions(prefix: string): string[] {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; this.terms[at]?.startsWith(prefix); at++) {
      const term = this.terms[at];
      if (term !== undefined && term !== prefix) found.push(term);
    }
    return found;
  }

  /** Terms that a typed word is near to, or whose beginning it is near to when `asPrefix` is set. */
  misspellings(typed: string, limit: number, asPrefix: boolean): {term: string; typos: number}[] {
    this.lengths ??= groupByLength(this.terms);
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
    return this.parts.has(part) ? this.scoresOfStem(stem(part)) : NOTHING;
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
    raise(this.stems.get(name), 1);
    raise(this.stemsOfParts.get(name), PART_WORTH);
    const docs = Uint32Array.from(best.keys()).filter((doc) => best[doc] !== 0);
    return {docs, scores: Float64Array.from(docs, (doc) => best[doc] ?? 0)};
  }
}
