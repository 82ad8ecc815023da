/** Writes pages to index files, one for each docs version, and checks what they answer. */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {Corpus} from '../engine/corpus';
import {rank} from '../engine/rank';
import {INDEX_FOLDER, type Manifest, type Page, type Shard, type ShownPage} from '../types';
import {indexTerms, textsOfLinks} from './terms';

export interface IndexFile {
  name: string;
  content: string;
}

/** The only index file whose name is stable; hosts must let browsers revalidate it. */
export const MANIFEST_FILE = 'manifest.json';

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

/** Reads an index file of a finished build. */
export async function readIndexFile(outDir: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(outDir, INDEX_FOLDER, path.basename(name)), 'utf8'));
}

/**
 * Reads the pages of a finished build from its index files.
 *
 * @throws Error if there is no build in the directory
 */
export async function readBuiltPages(outDir: string): Promise<ShownPage[]> {
  const read = (name: string) =>
    readIndexFile(outDir, name).catch((error: unknown) => {
      throw new Error(`There is no build in ${outDir}. Run "npm run build" first.`, {cause: error});
    });
  const {shards} = (await read(MANIFEST_FILE)) as Manifest;
  const files = await Promise.all(shards.map(({file}) => read(file)));
  return (files as Shard[]).flatMap(({pages}) => pages);
}

/**
 * Asks each question that a page declares it answers, within the guides of its version and the
 * unversioned pages.
 *
 * @param files - of all these pages
 * @returns for each question for which another page comes first, one line for the page's author
 */
export function findMisledQuestions(pages: readonly Page[], files: readonly IndexFile[]): string[] {
  const corpora = files
    .filter(({name}) => name !== MANIFEST_FILE)
    .map(({content}) => new Corpus(JSON.parse(content) as Shard));
  return pages.flatMap(({path: own, tag, questions}) => {
    const searched = corpora.filter((corpus) => corpus.tag === tag || corpus.tag === 'default');
    return questions.flatMap((question): string[] => {
      const first = rank(question, searched).ranked[0]?.doc.page.path;
      if (first === own) return [];
      const instead = first === undefined ? 'finds nothing' : `finds ${first} first`;
      return [
        `${own} says that it answers “${question}”, which ${instead}: ask it in other words, or leave it to that page.`,
      ];
    });
  });
}
