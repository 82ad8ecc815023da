/** Holds the loaded part of the index, and loads more of it as questions need it. */
import {Corpus} from '../engine/corpus';
import {search, tagsOf, type Answer, type Question, type Tags} from '../engine/search';
import type {Manifest, Shard} from '../types';

/** Reads an index file as JSON; rejects if it is missing or isn't JSON. */
export type ReadFile = (name: string) => Promise<unknown>;

/** The warm-up query: words that the index has, one of them with a typo, and a prefix. */
const REHEARSAL = 'typed procedures withn lin';

export class Store {
  private readonly loads = new Map<string, Promise<Corpus>>();
  private manifest: Promise<Manifest> | undefined;
  private isAsked = false;

  /** @param readFile - reads an index file: over HTTP in the worker, from disk in Node */
  constructor(private readonly readFile: ReadFile) {}

  /**
   * Loads what these tags need, and runs a warm-up query unless a real one has come first: cold code
   * is slow, on a phone as slow as loading the index.
   */
  async warm(tags: Tags): Promise<void> {
    const {corpora} = await this.load(tags);
    await new Promise((resolve) => setTimeout(resolve));
    if (this.isAsked) return;
    const facetFilters: string[] = [];
    const rehearsal = {query: REHEARSAL, page: 0, hitsPerPage: 20, facetFilters, snippetWords: 10};
    search(rehearsal, corpora, '');
  }

  async search(question: Question): Promise<Answer> {
    this.isAsked = true;
    const {origin, corpora} = await this.load(tagsOf(question));
    return search(question, corpora, origin);
  }

  /**
   * @returns the origin of the site, and the files of these tags in the manifest's order; rejects if
   * one can't be read
   */
  private async load(tags: Tags): Promise<{origin: string; corpora: Corpus[]}> {
    this.manifest ??= this.readFile('manifest.json') as Promise<Manifest>;
    // A failure isn't kept, so the next question retries.
    this.manifest.catch(() => (this.manifest = undefined));
    const {origin, shards} = await this.manifest;
    const wanted = shards.filter(({tag}) => !tags || tags.has(tag));
    return {origin, corpora: await Promise.all(wanted.map(({file}) => this.open(file)))};
  }

  private open(file: string): Promise<Corpus> {
    const running =
      this.loads.get(file) ?? this.readFile(file).then((content) => new Corpus(content as Shard));
    this.loads.set(file, running);
    running.catch(() => this.loads.delete(file));
    return running;
  }
}
