/** Types shared by the build, the index files, the worker and the page. */
import type {Postings} from './engine/postings';

/** Stands for Algolia's application on a site that answers from its own index. */
export const EMBEDDED = 'embedded';

/** The specification's limit for a query, wherever it is typed or taken from. */
export const MAX_QUERY_LENGTH = 64;

/** Directory of the index files, in the build and in URLs. */
export const INDEX_FOLDER = 'search-index';

/** The kind of a page, which ranking and sharding depend on. */
export type PageKind = 'guide' | 'recipe' | 'lesson' | 'api' | 'blog' | 'page';

/** A heading and its content, up to the next heading. */
export interface Section {
  /** `id` of the heading or term; absent for the part directly under the page's title. */
  anchor?: string;
  /** 1 for the page itself, 2 to 6 for the heading's level. */
  level: number;
  /** A list term, such as an option, rather than a heading. */
  isTerm?: true;
  title: string;
  /** Visible text, one entry per paragraph, list item or table row. */
  blocks: string[];
  /** The identifiers of the section's code samples, deduplicated, in order of appearance. */
  identifiers: string[];
}

/** A link to another page of the site. */
export interface Link {
  /** Path of the page that it leads to. */
  to: string;
  /** The text that contains it: a paragraph, a list item, a table row. */
  text: string;
}

/** What the model of pages knows about a page that can be an answer. */
export interface PageEntry {
  /** Path under the site's origin, base URL included, such as `/docs/quickstart`. */
  path: string;
  kind: PageKind;
  /** The group that a hit is shown in: the top sidebar category, `API reference`, `Blog`, ... */
  category: string;
  /** Docusaurus version name; absent outside the docs. */
  version?: string;
  /** Absent for pages whose title is in their component. */
  title?: string;
  /** Questions that the page declares it answers, in a reader's words. */
  questions: string[];
}

export interface Page extends Omit<PageEntry, 'title'> {
  /** The `docusaurus_tag` facet: `docs-default-current`, `docs-default-10.x`, `default`. */
  tag: string;
  language: string;
  /** The page's own summary: its description and keywords. */
  summary: string;
  /** To other pages of the site, for which their texts count. */
  links: Link[];
  /** The first is the page itself (level 1). */
  sections: Section[];
}

/** A page without the fields that only the term index needs. */
export type ShownPage = Omit<Page, 'summary' | 'links' | 'sections'> & {sections: ShownSection[]};
export type ShownSection = Omit<Section, 'identifiers'>;

/** One index file: the pages of one docs version. */
export interface Shard {
  tag: string;
  pages: ShownPage[];
  index: TermIndex;
}

/** The score of every term in every section and page, computed at build time. */
export interface TermIndex {
  /** Terms as spelled, separated by spaces, in the order of their folded forms. */
  terms: string;
  /** For each term, the sections that contain it. */
  postings: Postings;
  /** For each term, the pages that are about it. */
  pages: Postings;
}

/** Lists the index files; its own name is stable, theirs contain a content hash. */
export interface Manifest {
  /** Origin of the site, which prefixes record URLs. */
  origin: string;
  shards: {tag: string; file: string}[];
}
