/** Asks the index each question that a page declares it answers. */
import {Corpus} from '../engine/corpus';
import {rank} from '../engine/rank';
import type {Page, Shard} from '../types';

/** A question that leads to another page than the one that declares it. */
export interface Misled {
  path: string;
  question: string;
  /** Path of the first result; undefined if nothing is found. */
  first: string | undefined;
}

/**
 * @param pages - all pages
 * @param shards - their index files, opened
 * @returns the questions for which another page comes first, asked within each version's guides and
 * the unversioned pages
 */
export function askQuestions(pages: readonly Page[], shards: readonly Shard[]): Misled[] {
  const corpora = shards.map((shard) => new Corpus(shard));
  return pages.flatMap(({path, tag, questions}) => {
    const searched = corpora.filter((corpus) => corpus.tag === tag || corpus.tag === 'default');
    return questions.flatMap((question): Misled[] => {
      const first = rank(question, searched).ranked[0]?.doc.page.path;
      return first === path ? [] : [{path, question, first}];
    });
  });
}

/** One line per question, for the page's author. */
export function describeMisled({path, question, first}: Misled): string {
  const instead = first === undefined ? 'finds nothing' : `finds ${first} first`;
  return `${path} says that it answers “${question}”, which ${instead}: ask it in other words, or leave it to that page.`;
}
