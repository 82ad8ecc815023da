/** What is wrong with an outline: it lacks a page, or lists one twice, or one that does not exist. */
import fs from 'node:fs';
import path from 'node:path';

import {kindOf, pagesFolder, type PagePlace} from '../versions/places';
import type {Finding} from '../plugins/page-checks/report';
import {currentOutline, type OutlineModule} from './generator';
import type {OutlineItem} from './outline';

/** The pages of an outline, in its order. */
function pagesIn(items: readonly OutlineItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (!('items' in item)) return [];
    return [...(item.page === undefined ? [] : [item.page]), ...pagesIn(item.items)];
  });
}

/** The lines of a module, 1-based, that name a page. */
function linesOf(source: string, page: string): number[] {
  const entry = new RegExp(`^\\s*(?:page: )?'${page}',?$`);
  return source.split('\n').flatMap((line, index) => (entry.test(line) ? [index + 1] : []));
}

/**
 * @param docs - directory of the version's pages, relative to the site's root
 * @param places - of all pages
 */
export async function outlineFindings(
  siteDir: string,
  module: OutlineModule,
  docs: string,
  places: readonly PagePlace[],
): Promise<Finding[]> {
  const own = new Map(
    places.filter(({folder}) => folder === docs).map((place) => [place.page, place.file]),
  );
  const {source: file} = module;
  // An outline that can't be read is reported where the sidebar is made.
  const outline = await currentOutline(siteDir, module).catch(() => undefined);
  if (!outline) return [];
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const times = new Map<string, number>();
  const found: Finding[] = [];
  for (const page of pagesIn(outline)) {
    const time = times.get(page) ?? 0;
    times.set(page, time + 1);
    const line = linesOf(text, page)[time] ?? 1;
    const exists = own.has(page) || page.split('/')[0] === pagesFolder;
    if (!exists) found.push({file, line, message: `'${page}' is no page of ${docs}.`});
    if (time > 0) found.push({file, line, message: `'${page}' is listed for the second time.`});
  }
  for (const [page, lost] of own) {
    if (times.has(page) || kindOf(lost) === 'partial') continue;
    const message = `no sidebar lists it. Add to ${file}, where a reader should meet it: '${page}',`;
    found.push({file: lost, line: 1, message});
  }
  return found;
}
