/** One index file, opened: its sections, its terms, and the scores of terms. */
import type {Shard, ShownPage, ShownSection} from '../types';
import {openPostings, type Postings, type Scores} from './postings';
import {countTypos, fold, identifierParts, key, stem, STEM_MARK} from './text';

/** A section, numbered in the same order at build time and in the worker. */
export interface Doc<P extends ShownPage = ShownPage> {
  page: P;
  section: P['sections'][number];
  /** Titles from that of the page (level 1) down to that of the section. */
  titles: string[];
  /** `key` of the section's title. */
  titleKey: string;
}

/** The last part of the path, which is often the page's shortest name. */
export function slug(page: ShownPage): string {
  return page.path.slice(page.path.lastIndexOf('/') + 1);
}

export function listDocs<P extends ShownPage>(pages: readonly P[]): Doc<P>[] {
  return pages.flatMap((page) => {
    const above: ShownSection[] = [];
    return page.sections.map((section: P['sections'][number]): Doc<P> => {
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= section.level) above.pop();
      above.push(section);
      return {page, section, titles: above.map(({title}) => title), titleKey: key(section.title)};
    });
  });
}

/** A word inside an identifier is a weaker match than the word itself. */
const PART_WORTH = 0.8;

/** Terms with a given stem, and identifiers with a part that has it. */
interface Stemmed {
  position: number;
  worth: number;
}

export function byLengthThenName(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** @returns for a lookup, each document's best score among the terms that it matches; memoized */
function openLists(
  postings: Postings,
  termsOf: (lookup: string) => readonly Stemmed[],
): (lookup: string) => Scores {
  const at = openPostings(postings);
  const known = new Map<string, Scores>();
  return (lookup) => {
    const before = known.get(lookup);
    if (before) return before;
    const best = new Map<number, number>();
    for (const {position, worth} of termsOf(lookup)) {
      for (const [doc, score] of at(position)) {
        best.set(doc, Math.max(best.get(doc) ?? 0, score * worth));
      }
    }
    known.set(lookup, best);
    return best;
  };
}

export class Corpus {
  readonly tag: string;
  readonly docs: readonly Doc[];
  readonly pages: readonly ShownPage[];
  /** Scores of a lookup (a term, or `~` and a stem) in the sections that contain it. */
  readonly scores: (lookup: string) => Scores;
  /** Weights of a lookup in the pages that are about it, by their number. */
  readonly pageWeights: (lookup: string) => Scores;
  /** Folded terms, by `byLengthThenName`. */
  private readonly terms: readonly string[];
  /** Folded terms, mapped to their positions in the index. */
  private readonly positions = new Map<string, number>();
  /** Terms as written, by position in the index. */
  private readonly spellings: readonly string[];
  /** Memoized lookups: stems, mapped to their terms. */
  private readonly stems = new Map<string, Stemmed[]>();

  constructor({tag, pages, index}: Shard) {
    this.tag = tag;
    this.docs = listDocs(pages);
    this.pages = pages;
    const termsOf = (lookup: string) => this.termsOf(lookup);
    this.scores = openLists(index.postings, termsOf);
    this.pageWeights = openLists(index.pages, termsOf);
    this.spellings = index.terms === '' ? [] : index.terms.split(' ');
    this.spellings.forEach((spelling, position) => this.positions.set(fold(spelling), position));
    this.terms = [...this.positions.keys()].sort(byLengthThenName);
  }

  has(term: string): boolean {
    return this.positions.has(term);
  }

  /** Whether a word with this stem, alone or inside an identifier, is in the index. */
  hasStem(name: string): boolean {
    return this.stemmed(name).length > 0;
  }

  /** The first of the longer terms that start with a prefix, by `byLengthThenName`. */
  completions(prefix: string, count: number): string[] {
    const found: string[] = [];
    for (const term of this.terms) {
      if (found.length === count) break;
      if (term.startsWith(prefix) && term.length > prefix.length) found.push(term);
    }
    return found;
  }

  /**
   * Terms within the allowed edit distance of a typed word, or, if `asPrefix` is set, terms whose
   * beginning is.
   */
  misspellings(typed: string, limit: number, asPrefix: boolean): string[] {
    return this.terms.filter((term) => countTypos(typed, term, limit, asPrefix) <= limit);
  }

  private termsOf(lookup: string): readonly Stemmed[] {
    if (lookup.startsWith(STEM_MARK)) return this.stemmed(lookup.slice(1));
    const position = this.positions.get(lookup);
    return position === undefined ? [] : [{position, worth: 1}];
  }

  /**
   * Terms that have a stem. A query needs only a few, and scanning all terms for them takes less time
   * than building a list for each stem would, which would delay every reader when the index is
   * opened.
   */
  private stemmed(name: string): Stemmed[] {
    let found = this.stems.get(name);
    if (!found) {
      found = [];
      for (const [term, position] of this.positions) {
        // The word that a stem is derived from begins with it.
        if (!term.includes(name)) continue;
        if (stem(term) === name) found.push({position, worth: 1});
        else if (this.hasPart(position, name)) found.push({position, worth: PART_WORTH});
      }
      this.stems.set(name, found);
    }
    return found;
  }

  private hasPart(position: number, name: string): boolean {
    return identifierParts(this.spellings[position] ?? '').some((part) => stem(part) === name);
  }
}
