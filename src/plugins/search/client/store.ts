/** Holds the loaded part of the index, and loads more of it as questions need it. */
import {Corpus} from '../engine/corpus';
import {search, tagsOf, type Answer, type Question, type Tags} from '../engine/search';
import type {Family, Manifest, Shard} from '../types';

/** Reads an index file as JSON; rejects if it is missing or isn't JSON. */
export type ReadFile = (name: string) => Promise<unknown>;

/**
 * How long (ms) the first answer waits for the API reference once the guides are loaded; later
 * answers don't wait. Shorter than DocSearch's threshold for showing a stalled search.
 */
const WAIT_FOR_REFERENCE = 100;

/** The warm-up query: words that the index has, one of them with a typo, and a prefix. */
const REHEARSAL = 'typed procedures withn lin';

interface Loading {
  /** Rejects if the file can't be read; it is then read again for the next question. */
  done: Promise<void>;
  /** Resolves when the file is loaded, can't be loaded, or has taken too long. */
  waited: Promise<unknown>;
}

export class Store {
  private readonly corpora = new Map<string, Corpus>();
  private readonly loads = new Map<string, Loading>();
  private manifest: Promise<Manifest> | undefined;
  /** Files that were missing when an answer was given. */
  private readonly missed = new Set<string>();
  private isAsked = false;

  /**
   * @param readFile - reads an index file: over HTTP in the worker, from disk in Node
   * @param onGrown - called when the reference has loaded after an answer without it
   * @param waitForReference - in milliseconds; Infinity: until it is loaded
   */
  constructor(
    private readonly readFile: ReadFile,
    private readonly onGrown: () => void = () => undefined,
    private readonly waitForReference = WAIT_FOR_REFERENCE,
  ) {}

  /**
   * Loads what these tags need, and runs a warm-up query unless a real one has come first: cold code
   * is slow, on a phone as slow as loading the index.
   */
  async warm(tags: Tags): Promise<void> {
    await this.load(tags);
    await new Promise((resolve) => setTimeout(resolve));
    if (this.isAsked) return;
    const facetFilters: string[] = [];
    const rehearsal = {query: REHEARSAL, page: 0, hitsPerPage: 20, facetFilters, snippetWords: 10};
    search(rehearsal, [...this.corpora.values()], '');
  }

  async search(question: Question): Promise<Answer> {
    this.isAsked = true;
    const tags = tagsOf(question);
    const {origin, shards} = await this.load(tags);
    for (const {file} of shards) if (!this.corpora.has(file)) this.missed.add(file);
    // In the manifest's order, whichever arrived first.
    const corpora = shards.flatMap(({file}) => this.corpora.get(file) ?? []);
    return search(question, corpora, origin);
  }

  /**
   * Resolves once the guides of these tags are loaded, and the reference is loaded or has timed out;
   * rejects if the guides can't be read.
   *
   * @returns the origin of the site and the files of these tags
   */
  private async load(tags: Tags): Promise<Manifest> {
    const {origin, shards} = await this.readManifest();
    const wanted = shards.filter(({tag}) => !tags || tags.has(tag));
    const files = (family: Family) => wanted.filter((shard) => shard.family === family);
    await Promise.all(files('guides').map(({file}) => this.open(file).done));
    // The reference loads after the guides. Without it, guides still answer.
    await Promise.all(files('api').map(({file}) => this.open(file).waited));
    return {origin, shards: wanted};
  }

  private readManifest(): Promise<Manifest> {
    this.manifest ??= this.readFile('manifest.json').then((manifest) => manifest as Manifest);
    // A failure isn't kept, so the next question retries.
    this.manifest.catch(() => (this.manifest = undefined));
    return this.manifest;
  }

  private open(file: string): Loading {
    const running = this.loads.get(file);
    if (running) return running;
    const done = this.readFile(file).then((content) => {
      this.corpora.set(file, new Corpus(content as Shard));
      if (this.missed.delete(file)) this.onGrown();
    });
    const settled = done.catch(() => void this.loads.delete(file));
    const waited =
      this.waitForReference === Infinity
        ? settled
        : Promise.race([
            settled,
            new Promise((resolve) => setTimeout(resolve, this.waitForReference)),
          ]);
    const loading = {done, waited};
    this.loads.set(file, loading);
    return loading;
  }
}
