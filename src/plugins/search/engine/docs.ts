/**
 * The units that are ranked and shown: sections, numbered in the same order at build time and in the
 * worker.
 */
import {key} from './text';
import type {ShownPage, ShownSection} from '../types';

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
