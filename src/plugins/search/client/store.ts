/** Keeps the loaded part of the index, and loads more of it as queries need it. */
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
import type {Manifest, Shard} from '../types';

/** Reads an index file as JSON; rejects when it is missing or isn't JSON. */
export type ReadFile = (name: string) => Promise<unknown>;

/**
 * The first answer waits this long (ms) for the API reference once the guides are there; the ones
 * after it don't. Less than what shows as stalled.
 */
const WAIT_FOR_REST = 100;

const MANIFEST = 'manifest.json';

/** What is asked ahead: words that the index has, one with a typo, and the beginning of one. */
const REHEARSAL = 'typed procedures withn lin';

/**
 * @param readFile - how to get an index file: over HTTP in the worker, from disk in Node
 * @param waitForRest - milliseconds that a query waits for the API reference; Infinity: until it is there
 * @param onGrown - called when the reference has come after an answer without it
 */
export function createStore(
  readFile: ReadFile,
  waitForRest = WAIT_FOR_REST,
  onGrown: () => void = () => undefined,
) {
  const corpora = new Map<string, Corpus>();
  const loads = new Map<string, Promise<void>>();
  const waits = new Map<string, Promise<unknown>>();
  let manifest: Promise<Manifest> | undefined;
  let isAsked = false;
  /** Files that an answer was given without. */
  const missed = new Set<string>();

  function readManifest(): Promise<Manifest> {
    manifest ??= readFile(MANIFEST).then(asManifest);
    // A failure isn't kept: the next query tries again.
    manifest.catch(() => (manifest = undefined));
    return manifest;
  }

  function loadShard(file: string): Promise<void> {
    const running = loads.get(file);
    if (running) return running;
    const load = readFile(file).then((content) => {
      corpora.set(file, new Corpus(asShard(content, file)));
      if (missed.delete(file)) onGrown();
    });
    loads.set(file, load);
    load.catch(() => loads.delete(file));
    return load;
  }

  /** Resolves when a file of the reference is there, can't be read, or has had its time. */
  function waitFor(file: string): Promise<unknown> {
    // When it fails, guides still answer, and the next query tries again.
    const load = loadShard(file).catch(() => undefined);
    if (waitForRest === Infinity) return load;
    let wait = waits.get(file);
    if (!wait) {
      wait = Promise.race([load, new Promise((resolve) => setTimeout(resolve, waitForRest))]);
      waits.set(file, wait);
    }
    return wait;
  }

  /**
   * Loads what these tags need (null: everything). Resolves when the guides
   * are there and the rest is too, or has had its time; rejects when the
   * guides can't be read.
   */
  async function load(tags: ReadonlySet<string> | null): Promise<void> {
    const {shards} = await readManifest();
    const wanted = shards.filter((shard) => !tags || tags.has(shard.tag));
    await Promise.all(
      wanted.filter(({family}) => family === 'guides').map(({file}) => loadShard(file)),
    );
    // The reference comes after the guides.
    await Promise.all(wanted.filter(({family}) => family === 'api').map(({file}) => waitFor(file)));
  }

  /** What has come of these shards, in the manifest's order, whichever came first. */
  const loaded = (shards: Manifest['shards']): Corpus[] =>
    shards.flatMap(({file}) => corpora.get(file) ?? []);

  /**
   * Loads what these tags need, and has the engine answer once, for nobody, unless somebody has asked
   * by then: code runs slowly at first, on a phone for as long as the index takes to load.
   */
  async function warm(tags: ReadonlySet<string>): Promise<void> {
    await load(tags);
    await new Promise((resolve) => setTimeout(resolve));
    if (isAsked) return;
    const {origin, shards} = await readManifest();
    const facetFilters = [[...tags].map((tag) => `docusaurus_tag:${tag}`)];
    const parameters = readParameters({indexName: '', query: REHEARSAL, facetFilters});
    search(parameters, loaded(shards), origin);
  }

  async function answer(path: string, body: string): Promise<Response> {
    isAsked = true;
    const requests = readRequests(path, body);
    if (!Array.isArray(requests)) return requests;
    const results = [];
    for (const request of requests) results.push(await answerOne(request));
    return toResponse(path, results);
  }

  async function answerOne(request: SearchRequest) {
    const parameters = readParameters(request);
    const tags = wantedTags(parameters);
    await load(tags);
    const {origin, shards} = await readManifest();
    for (const {file, tag} of shards) {
      if ((!tags || tags.has(tag)) && !corpora.has(file)) missed.add(file);
    }
    return search(parameters, loaded(shards), origin);
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
    typeof shard.index?.postings?.counts !== 'string'
  ) {
    throw new Error(`${file} is not an index file`);
  }
  return shard as Shard;
}
