/** The index of one docs version: documents, their terms, and scores of terms. */
import MiniSearch from 'minisearch';

import {indexTerms, key, STEM_MARK, titleTerms} from './text';
import type {Page, Section} from '../types';

/** What is ranked and shown: a section, with the page it stands on. */
export interface Doc {
  id: number;
  page: Page;
  section: Section;
  /** Titles from the page's own (level 1) down to the section's. */
  titles: string[];
  /** `key` of the page's title, of the section's, and of the last part of the path. */
  pageKey: string;
  titleKey: string;
  slugKey: string;
}

type Field = 'title' | 'parents' | 'summary' | 'text' | 'code';

/** Titles over headings over content; a code sample counts less than the text that explains it. */
const FIELD_WEIGHTS: Record<Field, number> = {title: 5, parents: 1.6, summary: 2, text: 1, code: 0.6};

/** Standard BM25+ except for a low `b`: a long section is not a worse answer. */
const BM25 = {k: 1.2, b: 0.4, d: 0.3};

export class Corpus {
  readonly docs: Doc[] = [];
  /** Every term once, for prefixes and typos. */
  readonly vocabulary = new Set<string>();
  private readonly index: MiniSearch<Record<Field, string> & {id: number}>;
  private readonly cache = new Map<string, ReadonlyMap<number, number>>();

  constructor() {
    this.index = new MiniSearch({
      fields: ['title', 'parents', 'summary', 'text', 'code'] satisfies Field[],
      tokenize: (text, field) => (field === 'title' ? titleTerms(text) : indexTerms(text)),
      processTerm: (term) => {
        if (!term.startsWith(STEM_MARK)) this.vocabulary.add(term);
        return term;
      },
    });
  }

  /** Adds pages; what was there before stays. */
  add(pages: readonly Page[]): void {
    this.cache.clear();
    for (const page of pages) {
      const slugKey = key(page.path.slice(page.path.lastIndexOf('/') + 1));
      const titles: {level: number; title: string}[] = [];
      for (const section of page.sections) {
        while (titles.length > 0 && (titles.at(-1)?.level ?? 0) >= section.level) titles.pop();
        const parents = titles.map((parent) => parent.title);
        titles.push({level: section.level, title: section.title});
        const isPage = section.level === 1;
        const doc: Doc = {
          id: this.docs.length,
          page,
          section,
          titles: [...parents, section.title],
          pageKey: key(page.sections[0]?.title ?? ''),
          titleKey: key(section.title),
          slugKey,
        };
        this.docs.push(doc);
        this.index.add({
          id: doc.id,
          title: section.title,
          parents: [...parents, page.category].join(' \n '),
          summary: isPage ? `${page.summary} \n ${page.path.slice(page.path.lastIndexOf('/') + 1)}` : '',
          text: section.blocks.join(' \n '),
          code: section.identifiers.join(' '),
        });
      }
    }
  }

  /** Document id to the weight of an indexed term in it; empty for an unknown term. */
  scores(term: string): ReadonlyMap<number, number> {
    let result = this.cache.get(term);
    if (!result) {
      const found = this.index.search(term, {
        tokenize: (text) => [text],
        processTerm: (text) => text,
        boost: FIELD_WEIGHTS,
        bm25: BM25,
      });
      result = new Map(found.map((hit) => [hit.id as number, hit.score]));
      this.cache.set(term, result);
    }
    return result;
  }
}

