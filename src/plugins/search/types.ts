/** Shapes that pass between the build, the index files, the worker and the tests. */
import type {Postings} from './engine/postings';

/** What a page is; ranking and sharding depend on it. */
export type PageKind = 'guide' | 'api' | 'blog' | 'page';

/** A heading and what stands under it, up to the next heading. */
export interface Section {
  /** `id` of the heading or term; absent for the part under the page's own title. */
  anchor?: string;
  /** 1 for the page itself, 2 to 6 for the heading's level. */
  level: number;
  /** A member of a list, such as an option, and no heading. */
  isTerm?: true;
  title: string;
  /** Visible text, one entry per paragraph, list item or table row. */
  blocks: string[];
  /** Identifiers of the section's code samples, in order of appearance, each once. */
  identifiers: string[];
}

/** What the model of pages knows of a page that can be an answer. */
export interface PageEntry {
  /** Path under the site's origin, base URL included, such as `/docs/quickstart`. */
  path: string;
  kind: PageKind;
  /** Group that a hit is shown in: the top sidebar category, `API reference`, `Blog`, ... */
  category: string;
  /** Docusaurus version name; absent outside the docs. */
  version?: string;
  /** Absent for pages whose title is in their component. */
  title?: string;
  /** Questions that it says it answers, in a reader's words. */
  questions: string[];
}

export interface Page extends Omit<PageEntry, 'title'> {
  /** The `docusaurus_tag` facet: `docs-default-current`, `docs-default-10.x`, `default`. */
  tag: string;
  language: string;
  /** What the page says about itself: its description and key words. */
  summary: string;
  /** The first is the page itself (level 1). */
  sections: Section[];
}

/** A page without what only the term index needed. */
export type ShownPage = Omit<Page, 'summary' | 'sections'> & {sections: ShownSection[]};
export type ShownSection = Omit<Section, 'identifiers'>;

/** One index file: the pages of one docs version that are of one family. */
export interface Shard {
  tag: string;
  family: Family;
  pages: ShownPage[];
  index: TermIndex;
}

/** What every term scores in every section, worked out at build time. */
export interface TermIndex {
  /** Terms as spelled, separated by spaces, in the order of their folded forms. */
  terms: string;
  /** For each term, the sections that have it. */
  postings: Postings;
}

/** Guides load before the API reference. */
export type Family = 'guides' | 'api';

/** Lists the index files; its own name is stable, theirs carry a hash of their content. */
export interface Manifest {
  /** Origin of the site, which record URLs start with. */
  origin: string;
  shards: {tag: string; family: Family; file: string}[];
}
