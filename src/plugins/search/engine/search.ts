/** Answers a question from opened index files. */
import type {ShownPage} from '../types';
import type {Corpus} from './corpus';
import {toHit, type Hit} from './hit';
import {rank} from './rank';
import type {Ranked} from './score';

/** What the modal and the search page ask for. */
export interface Question {
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  /**
   * Facets of pages, such as `language:en`, in the format of Algolia: all have to apply; of those in
   * a list, one.
   */
  facetFilters: readonly (string | readonly string[])[];
  /** The length of snippets. */
  snippetWords: number;
}

export interface Answer {
  hits: Hit[];
  /** Of all pages of hits; a hit is a page of the site. */
  nbHits: number;
  page: number;
  nbPages: number;
}

/** Maps each facet to its value on a page. */
const FACETS = new Map<string, 'tag' | 'kind' | 'language' | 'version'>([
  ['docusaurus_tag', 'tag'],
  ['type', 'kind'],
  ['language', 'language'],
  ['version', 'version'],
]);

/** So many sections are listed with a page. */
const MOST_SECTIONS = 3;

const TAG_PREFIX = 'docusaurus_tag:';

/** The tags of index files that a question is about; null for all. */
export type Tags = ReadonlySet<string> | null;

export function tagsOf({facetFilters}: Question): Tags {
  const group = facetFilters
    .map((filters) => [filters].flat())
    .find((filters) => filters.length > 0 && filters.every((it) => it.startsWith(TAG_PREFIX)));
  return group ? new Set(group.map((filter) => filter.slice(TAG_PREFIX.length))) : null;
}

function hasFacet(page: ShownPage, filter: string): boolean {
  const colon = filter.indexOf(':');
  const property = FACETS.get(filter.slice(0, colon));
  return property !== undefined && page[property] === filter.slice(colon + 1);
}

/**
 * @param corpora - those of the question's tags
 * @param origin - of the site
 */
export function search(question: Question, corpora: readonly Corpus[], origin: string): Answer {
  const {page, hitsPerPage, snippetWords} = question;
  const {query, ranked} = rank(question.query, corpora);
  const groups = question.facetFilters.map((filters) => [filters].flat());
  const pages = new Map<ShownPage, Ranked[]>();
  for (const one of ranked) {
    const before = pages.get(one.doc.page);
    if (before) before.push(one);
    else if (groups.every((group) => group.some((filter) => hasFacet(one.doc.page, filter)))) {
      pages.set(one.doc.page, [one]);
    }
  }
  const from = page * hitsPerPage;
  const show = (one: Ranked) => toHit(one, query, snippetWords, origin);
  return {
    hits: [...pages.values()].slice(from, from + hitsPerPage).map(([best, ...others]) => ({
      ...show(best as Ranked),
      sections: others
        .filter(({doc}) => doc.section.level > 1)
        .slice(0, MOST_SECTIONS)
        .map(show),
    })),
    nbHits: pages.size,
    page,
    nbPages: Math.ceil(pages.size / hitsPerPage),
  };
}
