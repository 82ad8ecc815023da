/** Writes the cards of a build, and draws only those that no earlier build has drawn. */
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {codeOf, digest, FileCache} from '../../content/cache';
import {cardPath, type Card} from './card';
import {drawCard} from './draw';

export interface WriteOptions {
  /** Folder of the built site. */
  outDir: string;
  baseUrl: string;
  /** Where drawn cards are cached, named by a hash of their inputs. */
  cacheDir: string;
}

export interface Written {
  pages: number;
  /** The number of distinct cards among the pages. */
  cards: number;
  /** The number of cards that were not in the cache. */
  drawn: number;
}

/** The number of cards drawn concurrently: as many as Node has threads for sharp. */
const concurrency = 4;

/** What a card's image depends on, besides the card. */
export const drawingCode = [path.join(__dirname, 'draw.ts')];

/** The picture on every card, which is read rather than imported. */
const wordmark = path.join(__dirname, '../../../static/brand/wordmark-dark.svg');

/** Everything that a card's bytes depend on, besides the card itself. */
const makerVersion = (): string => digest(codeOf(...drawingCode), readFileSync(wordmark));

/**
 * @param cards - by URL path of the page, base URL included
 * @throws Error naming each page whose card can't be drawn, with the reason
 */
export async function writeCards(
  cards: ReadonlyMap<string, Card>,
  {outDir, baseUrl, cacheDir}: WriteOptions,
): Promise<Written> {
  const version = makerVersion();
  const cache = new FileCache(cacheDir, '.png');
  const pagesByKey = new Map<string, {card: Card; pages: string[]}>();
  for (const [page, card] of cards) {
    const key = digest(version, JSON.stringify(card));
    const entry = pagesByKey.get(key) ?? {card, pages: []};
    entry.pages.push(page);
    pagesByKey.set(key, entry);
  }

  let drawn = 0;
  const failures: string[] = [];
  const waiting = [...pagesByKey];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, {card, pages}] = next;
      let image = cache.get(key);
      try {
        if (!image) {
          image = await drawCard(card);
          cache.set(key, image);
          drawn++;
        }
      } catch (error) {
        failures.push(`${pages.join(', ')}: ${error instanceof Error ? error.message : error}`);
        continue;
      }
      for (const page of pages) {
        const target = path.join(outDir, cardPath(page, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, image);
      }
    }
  }
  await Promise.all(Array.from({length: concurrency}, work));
  if (failures.length > 0) {
    throw new Error(`Preview images that can't be drawn:\n  ${failures.sort().join('\n  ')}`);
  }
  return {pages: cards.size, cards: pagesByKey.size, drawn};
}
