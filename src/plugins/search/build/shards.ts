/** Writes pages to index files, one for each docs version. */
import {createHash} from 'node:crypto';

import type {Manifest, Page, Shard, ShownPage} from '../types';
import {indexTerms, textsOfLinks} from './terms';

interface IndexFile {
  name: string;
  content: string;
}

/** The only index file whose name is stable; hosts must let browsers revalidate it. */
const MANIFEST_FILE = 'manifest.json';

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
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const tag of [...new Set(pages.map((page) => page.tag))].sort()) {
    const own = sorted.filter((page) => page.tag === tag);
    const shard: Shard = {tag, pages: own.map(toShown), index: indexTerms(own, linkedWith)};
    const content = JSON.stringify(shard);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const name = `${tag}.${hash}.shard.json`;
    files.push({name, content});
    manifest.shards.push({tag, file: name});
  }
  return [...files, {name: MANIFEST_FILE, content: JSON.stringify(manifest)}];
}
