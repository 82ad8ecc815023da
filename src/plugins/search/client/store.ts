/** Holds the loaded part of the index, and loads more of it as queries need it. */
import {
  readParameters,
  readRequests,
  search,
  toResponse,
  wantedTags,
  type Response,
  type SearchRequest,
} from '../engine/algolia';
import {Corpus} from '../engine/corpus';
import type {Family, Manifest, Shard} from '../types';

/** Reads an index file as JSON; rejects if it is missing or isn't JSON. */
export type ReadFile = (name: string) => Promise<unknown>;

/**
 * How long (ms) the first answer waits for the API reference once the guides are loaded; later
 * answers don't wait. Shorter than DocSearch's threshold for showing a stalled search.
 */
const WAIT_FOR_REST = 100;

/** The files that a query needs; null for all. */
type Tags = ReadonlySet<string> | null;

const MANIFEST = 'manifest.json';

/** The warm-up query: words that the index has, one of them with a typo, and a prefix. */
const REHEARSAL = 'typed procedures withn lin';

/** The index files that are loaded or loading. */
class IndexFiles {
  private readonly corpora = new Map<string, Corpus>();
  private readonly loads = new Map<string, Promise<void>>();
  private readonly waits = new Map<string, Promise<unknown>>();
  private manifest: Promise<Manifest> | undefined;
  /** Files that were missing when an answer was given. */
  private readonly missed = new Set<string>();

  constructor(
    private readonly readFile: ReadFile,
    private readonly waitForRest: number,
    private readonly onGrown: () => void,
  ) {}

  readManifest(): Promise<Manifest> {
    this.manifest ??= this.readFile(MANIFEST).then(asManifest);
    // A failure isn't cached, so the next query retries.
    this.manifest.catch(() => (this.manifest = undefined));
    return this.manifest;
  }

  private loadShard(file: string): Promise<void> {
    const running = this.loads.get(file);
    if (running) return running;
    const load = this.readFile(file).then((content) => {
      this.corpora.set(file, new Corpus(asShard(content, file)));
      if (this.missed.delete(file)) this.onGrown();
    });
    this.loads.set(file, load);
    load.catch(() => this.loads.delete(file));
    return load;
  }

  /** Resolves when a file of the reference is loaded, has failed to load, or has timed out. */
  private waitFor(file: string): Promise<unknown> {
    // If it fails, guides still answer, and the next query retries.
    const load = this.loadShard(file).catch(() => undefined);
    if (this.waitForRest === Infinity) return load;
    let wait = this.waits.get(file);
    if (!wait) {
      wait = Promise.race([load, new Promise((resolve) => setTimeout(resolve, this.waitForRest))]);
      this.waits.set(file, wait);
    }
    return wait;
  }

  /**
   * Loads what these tags need (null: everything). Resolves once the guides are loaded and the rest
   * is loaded or has timed out; rejects if the guides can't be read.
   */
  async load(tags: Tags): Promise<void> {
    const {shards} = await this.readManifest();
    const wanted = (family: Family) =>
      shards.filter((shard) => shard.family === family && (!tags || tags.has(shard.tag)));
    await Promise.all(wanted('guides').map(({file}) => this.loadShard(file)));
    // The reference loads after the guides.
    await Promise.all(wanted('api').map(({file}) => this.waitFor(file)));
  }

  /**
   * The loaded files in the manifest's order, whichever arrived first; reports files of these tags
   * that arrive later.
   */
  async loaded(tags: Tags): Promise<{origin: string; corpora: Corpus[]}> {
    const {origin, shards} = await this.readManifest();
    for (const {file, tag} of shards) {
      if ((!tags || tags.has(tag)) && !this.corpora.has(file)) this.missed.add(file);
    }
    return {origin, corpora: shards.flatMap(({file}) => this.corpora.get(file) ?? [])};
  }
}

/**
 * @param readFile - reads an index file: over HTTP in the worker, from disk in Node
 * @param waitForRest - milliseconds that a query waits for the API reference; Infinity: until it is
 * loaded
 * @param onGrown - called when the reference has loaded after an answer without it
 */
export function createStore(
  readFile: ReadFile,
  waitForRest = WAIT_FOR_REST,
  onGrown: () => void = () => undefined,
) {
  const files = new IndexFiles(readFile, waitForRest, onGrown);
  let isAsked = false;

  /**
   * Loads what these tags need, and runs a warm-up query unless a real one has come first: cold code
   * is slow, on a phone as slow as loading the index.
   */
  async function warm(tags: ReadonlySet<string>): Promise<void> {
    await files.load(tags);
    await new Promise((resolve) => setTimeout(resolve));
    if (isAsked) return;
    const {origin, corpora} = await files.loaded(new Set());
    const facetFilters = [[...tags].map((tag) => `docusaurus_tag:${tag}`)];
    search(readParameters({indexName: '', query: REHEARSAL, facetFilters}), corpora, origin);
  }

  async function answerOne(request: SearchRequest) {
    const parameters = readParameters(request);
    const tags = wantedTags(parameters);
    await files.load(tags);
    const {origin, corpora} = await files.loaded(tags);
    return search(parameters, corpora, origin);
  }

  async function answer(path: string, body: string): Promise<Response> {
    isAsked = true;
    const requests = readRequests(path, body);
    if (!Array.isArray(requests)) return requests;
    const results = [];
    for (const request of requests) results.push(await answerOne(request));
    return toResponse(path, results);
  }

  return {warm, answer};
}

export type Store = ReturnType<typeof createStore>;

function asManifest(value: unknown): Manifest {
  const manifest = value as Partial<Manifest> | null;
  if (typeof manifest?.origin !== 'string' || !Array.isArray(manifest.shards)) {
    throw new Error(`${MANIFEST} is not a list of index files`);
  }
  return manifest as Manifest;
}

function asShard(value: unknown, file: string): Shard {
  const shard = value as Partial<Shard> | null;
  if (
    typeof shard?.tag !== 'string' ||
    !Array.isArray(shard.pages) ||
    typeof shard.index?.postings?.counts !== 'string' ||
    typeof shard.index.pages?.counts !== 'string'
  ) {
    throw new Error(`${file} is not an index file`);
  }
  return shard as Shard;
}
