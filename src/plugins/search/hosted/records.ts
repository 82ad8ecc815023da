/** Converts pages to DocSearch records: one per heading, and one per block of text under it. */
import {listDocs} from '../engine/corpus';
import {escapeMarkup} from '../engine/highlight';
import {toHierarchy, typeOf, type Hierarchy, type HitType} from '../engine/hit';
import type {PageKind, ShownPage} from '../types';

export interface DocSearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  /** On a page's first record: the questions that the page declares it answers. */
  questions?: string[];
  content: string | null;
  type: HitType;
  language: string;
  docusaurus_tag: string;
  version: string | null;
  weight: {page_rank: number; level: number; position: number};
}

/** Guides first, as in the embedded engine. */
const PAGE_RANK: Record<PageKind, number> = {
  guide: 100,
  recipe: 80,
  api: 60,
  page: 50,
  blog: 40,
  lesson: 30,
};

/** DocSearch's own weights: 100 for lvl0, 10 less for each level, 0 for content. */
function levelWeight(depth: number): number {
  return 100 - depth * 10;
}

/** @param origin - of the site, such as `https://trpc.io` */
export function toRecords(pages: readonly ShownPage[], origin: string): DocSearchRecord[] {
  const positions = new Map<string, number>();
  return listDocs(pages).flatMap(({page, section, titles}) => {
    const depth = Math.min(titles.length, 6);
    const address = `${origin}${page.path}`;
    const next = () => {
      const position = positions.get(page.path) ?? 0;
      positions.set(page.path, position + 1);
      return position;
    };
    const shared = {
      url: section.anchor === undefined ? address : `${address}#${section.anchor}`,
      url_without_anchor: address,
      anchor: section.anchor ?? null,
      hierarchy: toHierarchy([page.category, ...titles]),
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version ?? null,
    };
    const record = (content: string | null, type: HitType, level: number): DocSearchRecord => {
      const position = next();
      return {
        objectID: `${page.path}#${position}`,
        ...shared,
        content,
        type,
        weight: {page_rank: PAGE_RANK[page.kind], level, position},
      };
    };
    return [
      {
        ...record(null, typeOf(titles), levelWeight(depth)),
        ...(section.level === 1 && page.questions.length > 0 ? {questions: page.questions} : {}),
      },
      ...section.blocks.map((block) => record(escapeMarkup(block), 'content', 0)),
    ];
  });
}
