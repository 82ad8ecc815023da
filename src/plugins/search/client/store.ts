/** Holds the loaded part of the index, and loads more of it as questions need it. */
import {Corpus} from '../engine/corpus';
import {search, TAG_FACET, type Answer, type Question} from '../engine/search';
import type {Manifest, Shard} from '../types';

/** Reads an index file as JSON; rejects if it is missing or isn't JSON. */
export type ReadFile = (name: string) => Promise<unknown>;

/** Whether a question is about the pages of a tag. */
function isAbout({facetFilters}: Question, tag: string): boolean {
  return facetFilters.every((filters) => {
    const group = [filters].flat();
    const isOfTags = group.every((filter) => filter.startsWith(TAG_FACET));
    return !isOfTags || group.includes(TAG_FACET + tag);
  });
}

export class Store {
  private readonly loads = new Map<string, Promise<Corpus>>();
  private manifest: Promise<Manifest> | undefined;

  /** @param readFile - reads an index file: over HTTP in the worker, from disk in Node */
  constructor(private readonly readFile: ReadFile) {}

  /** Rejects if a file that it needs can't be read; the next question then reads it again. */
  async search(question: Question): Promise<Answer> {
    this.manifest ??= this.readFile('manifest.json') as Promise<Manifest>;
    this.manifest.catch(() => (this.manifest = undefined));
    const {origin, shards} = await this.manifest;
    const wanted = shards.filter(({tag}) => isAbout(question, tag));
    const corpora = await Promise.all(wanted.map(({file}) => this.open(file)));
    return search(question, corpora, origin);
  }

  private open(file: string): Promise<Corpus> {
    const running =
      this.loads.get(file) ?? this.readFile(file).then((content) => new Corpus(content as Shard));
    this.loads.set(file, running);
    running.catch(() => this.loads.delete(file));
    return running;
  }
}
