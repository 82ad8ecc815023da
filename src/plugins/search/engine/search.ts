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

export const TAG_FACET = 'docusaurus_tag:';

/** So many sections are listed with a page. */
const MOST_SECTIONS = 3;

function isAsked({tag, language, version}: ShownPage, {facetFilters}: Question): boolean {
  const facets = [TAG_FACET + tag, `language:${language}`, `version:${version}`];
  return facetFilters.every((group) => [group].flat().some((filter) => facets.includes(filter)));
}

/**
 * @param corpora - those of the question's tags
 * @param origin - of the site
 */
export function search(question: Question, corpora: readonly Corpus[], origin: string): Answer {
  const {page, hitsPerPage, snippetWords} = question;
  const {query, ranked} = rank(question.query, corpora);
  const pages = new Map<ShownPage, Ranked[]>();
  for (const one of ranked) {
    const before = pages.get(one.doc.page);
    if (before) before.push(one);
    else if (isAsked(one.doc.page, question)) pages.set(one.doc.page, [one]);
  }
  const from = page * hitsPerPage;
  const show = (one: Ranked, withText = true) => toHit(one, query, snippetWords, origin, withText);
  return {
    hits: [...pages.values()].slice(from, from + hitsPerPage).map(([best, ...others], i) => ({
      ...show(best as Ranked),
      sections: others
        .filter(({doc}) => doc.section.level > 1)
        .slice(0, MOST_SECTIONS)
        // The modal lists those of the first page as hits; elsewhere they are titles.
        .map((one) => show(one, i === 0)),
    })),
    nbHits: pages.size,
    page,
    nbPages: Math.ceil(pages.size / hitsPerPage),
  };
}
