/** Groups pages into index files by docs version and family; the files are named by content hash. */
import {createHash} from 'node:crypto';

import type {Family, Manifest, Page, Shard, ShownPage} from '../types';
import {indexTerms} from './index-terms';
import {textsOfLinks} from './links';

export interface IndexFile {
  name: string;
  content: string;
}

/** The only index file whose name is stable; hosts must let browsers revalidate it. */
export const MANIFEST_FILE = 'manifest.json';

interface Group {
  tag: string;
  family: Family;
  pages: Page[];
}

function familyOf(page: Page): Family {
  return page.kind === 'api' ? 'api' : 'guides';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Groups pages; the order of the input is irrelevant. */
function toGroups(pages: readonly Page[]): Group[] {
  const shards = new Map<string, Group>();
  for (const page of [...pages].sort((a, b) => compare(a.path, b.path))) {
    const family = familyOf(page);
    const name = `${page.tag}.${family}`;
    const shard = shards.get(name) ?? {tag: page.tag, family, pages: []};
    shard.pages.push(page);
    shards.set(name, shard);
  }
  return [...shards].sort(([a], [b]) => compare(a, b)).map(([, shard]) => shard);
}

function toShown({summary: _, links: __, sections, ...page}: Page): ShownPage {
  return {...page, sections: sections.map(({identifiers: ___, ...section}) => section)};
}

/**
 * The files to write; the same pages yield the same bytes.
 *
 * @param origin - of the site, such as `https://trpc.io`
 */
export function toIndexFiles(pages: readonly Page[], origin: string): IndexFile[] {
  const files: IndexFile[] = [];
  const linkedWith = textsOfLinks(pages);
  const manifest: Manifest = {origin, shards: []};
  for (const group of toGroups(pages)) {
    const shard: Shard = {
      ...group,
      pages: group.pages.map(toShown),
      index: indexTerms(group.pages, linkedWith),
    };
    const content = JSON.stringify(shard);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const name = `${shard.tag}.${shard.family}.${hash}.shard.json`;
    files.push({name, content});
    manifest.shards.push({tag: shard.tag, family: shard.family, file: name});
  }
  return [...files, {name: MANIFEST_FILE, content: JSON.stringify(manifest)}];
}
