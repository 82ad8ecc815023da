/** What is ranked and shown: sections, numbered in the same order at build and in the worker. */
import {fold, key} from './text';
import {lettersOf} from './typos';
import type {ShownPage, ShownSection} from '../types';

export interface Doc<P extends ShownPage = ShownPage> {
  page: P;
  section: P['sections'][number];
  /** Titles from the page's own (level 1) down to the section's. */
  titles: string[];
  /** Letters of the titles, see `lettersOf`. */
  letters: number;
  /** `key` of the page's title, of the section's, and of the last part of the path. */
  pageKey: string;
  titleKey: string;
  slugKey: string;
  /** How many sections have this title: `Options` says less than `Optimistic updates`. */
  namesakes: number;
}

/** The last part of the path, which is often the page's shortest name. */
export function slug(page: ShownPage): string {
  return page.path.slice(page.path.lastIndexOf('/') + 1);
}

export function listDocs<P extends ShownPage>(pages: readonly P[]): Doc<P>[] {
  const counts = new Map<string, number>();
  const docs = pages.flatMap((page) => {
    const above: ShownSection[] = [];
    const slugKey = key(slug(page));
    const pageKey = key(page.sections[0]?.title ?? '');
    return page.sections.map((section: P['sections'][number]): Doc<P> => {
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= section.level) above.pop();
      above.push(section);
      const titles = above.map(({title}) => title);
      const titleKey = key(section.title);
      // Pages list the same options again and again, which makes a heading no less telling.
      if (!section.isTerm) counts.set(titleKey, (counts.get(titleKey) ?? 0) + 1);
      const letters = lettersOf(fold(titles.join('')));
      return {page, section, titles, letters, pageKey, titleKey, slugKey, namesakes: 1};
    });
  });
  for (const doc of docs) doc.namesakes = counts.get(doc.titleKey) ?? 1;
  return docs;
}
