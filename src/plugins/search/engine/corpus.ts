/** One index file, opened: its documents, its terms, and the scores of terms. */
import {listDocs, type Doc} from './docs';
import {openPostings, type Posting} from './postings';
import {fold, identifierParts, stem, STEM_MARK} from './text';
import type {Shard} from '../types';

/** A word inside an identifier is a weaker match than the word itself. */
const PART_WORTH = 0.8;

const NOTHING: ReadonlyMap<number, number> = new Map();

export class Corpus {
  readonly tag: string;
  readonly docs: readonly Doc[];
  /** Folded terms, and parts of identifiers that are no terms themselves; sorted. */
  readonly terms: readonly string[];
  private readonly indexed: readonly string[];
  /** Parts of identifiers that are no terms themselves. */
  private readonly parts: ReadonlySet<string>;
  private readonly positions: ReadonlyMap<string, number>;
  /** Stem to the positions of terms that have it, as a whole or as a part. */
  private readonly stems = new Map<string, {position: number; worth: number}[]>();
  private readonly postings: (position: number) => Posting[];
  private readonly cache = new Map<string, ReadonlyMap<number, number>>();

  constructor({tag, pages, index}: Shard) {
    this.tag = tag;
    this.docs = listDocs(pages);
    this.postings = openPostings(index.postings);
    const spellings = index.terms === '' ? [] : index.terms.split(' ');
    this.indexed = spellings.map(fold);
    this.positions = new Map(this.indexed.map((term, position) => [term, position]));
    const parts = new Set<string>();
    spellings.forEach((spelling, position) => {
      this.addStem(stem(this.indexed[position] ?? ''), position, 1);
      for (const part of new Set(identifierParts(spelling))) {
        this.addStem(stem(part), position, PART_WORTH);
        if (!this.positions.has(part)) parts.add(part);
      }
    });
    this.parts = parts;
    // Two sorted runs, which are soon merged.
    this.terms = [...this.indexed, ...[...parts].sort()].sort();
  }

  private addStem(name: string, position: number, worth: number): void {
    const before = this.stems.get(name);
    if (before) before.push({position, worth});
    else this.stems.set(name, [{position, worth}]);
  }

  has(term: string): boolean {
    return this.positions.has(term) || this.parts.has(term);
  }

  /** Whether a word with this stem, alone or inside an identifier, is in the index. */
  hasStem(name: string): boolean {
    return this.stems.has(name);
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

  /**
   * Number of a document to the score of a term in it.
   *
   * @param lookup - a term, or `~` and a stem for all that share it
   */
  scores(lookup: string): ReadonlyMap<number, number> {
    let result = this.cache.get(lookup);
    if (!result) {
      result = lookup.startsWith(STEM_MARK)
        ? this.scoresOfStem(lookup.slice(1))
        : this.scoresOfTerm(lookup);
      this.cache.set(lookup, result);
    }
    return result;
  }

  private scoresOfTerm(term: string): ReadonlyMap<number, number> {
    const position = this.positions.get(term);
    return position === undefined ? this.scoresOfPart(term) : this.scoresAt(position);
  }

  private scoresOfPart(part: string): ReadonlyMap<number, number> {
    return this.parts.has(part) ? this.scoresOfStem(stem(part)) : NOTHING;
  }

  private scoresAt(position: number): ReadonlyMap<number, number> {
    return new Map(this.postings(position).map(({doc, score}) => [doc, score]));
  }

  private scoresOfStem(name: string): ReadonlyMap<number, number> {
    const result = new Map<number, number>();
    for (const {position, worth} of this.stems.get(name) ?? []) {
      for (const [doc, score] of this.scores(this.indexed[position] ?? '')) {
        result.set(doc, Math.max(result.get(doc) ?? 0, score * worth));
      }
    }
    return result;
  }
}
