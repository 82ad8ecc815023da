/** How well an engine answers `queries.jsonl`, which has a query in each line. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {shorten} from '../../src/plugins/search/engine/paste';
import type {VersionName} from '../../src/versions/list';

export interface Expectation {
  version: VersionName;
  query: string;
  /** Paths that answer the query; one without an anchor takes any part of the page, or of pages below it in the reference. */
  targets: string[];
  /** Where somebody asked it: a repository, and the number of the issue. */
  source?: string;
}

const read = (file: string) =>
  readFileSync(join(process.cwd(), 'tests/search', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Expectation);

export const expectations = read('queries.jsonl');

/**
 * Questions of five words and more, as a person types them. Their answers were decided before any
 * engine was asked, and no rule, weight or front matter was chosen by them. Keep it that way, or
 * the figure no longer predicts how questions are answered that are asked for the first time.
 */
export const questions = read('questions.jsonl');

/**
 * Harder ones, which mostly avoid the words of the page that answers them. They were written down with
 * their answers, committed, and asked once, and nothing was changed by what came.
 */
export const heldOut = read('questions-held-out.jsonl');

/**
 * In whatever words came to mind, after the ranking of longer queries was changed. They were committed
 * with their answers before they were asked, once.
 */
export const fresh = read('questions-fresh.jsonl');

/** What people asked in public about this kind of library, in their words, shortened. */
export const asked = read('questions-public.jsonl');

/** Messages as people paste them: with the name of the error, the stack and paths of their machine. */
export const pasted = read('messages.jsonl').map((one) => ({...one, query: shorten(one.query)}));

/** For each hit of a query, best first, the paths (with anchors) that it links. */
export type Engine = (query: string, version: Expectation['version']) => Promise<string[][]>;

export interface Relevance {
  /** Mean of 1 / rank of the first right hit among ten; 0 for none. */
  mrr: number;
  top1: number;
  top3: number;
  zeroResults: number;
  /** What wasn't first, with the rank (0: not among ten) and what was first instead. */
  misses: {expectation: Expectation; rank: number; first: string | undefined}[];
}

function isTarget(path: string, target: string): boolean {
  return (
    path === target ||
    (!target.includes('#') && path.startsWith(`${target}#`)) ||
    (target.startsWith('/docs/typedoc/') && path.startsWith(`${target}/`))
  );
}

/** @returns the place of the first right one of ten hits, from 1; 0 when there is none */
function rankOf(hits: readonly string[][], {targets}: Expectation): number {
  const isRight = (path: string) => targets.some((target) => isTarget(path, target));
  return hits.slice(0, 10).findIndex((paths) => paths.some(isRight)) + 1;
}

export async function measure(
  engine: Engine,
  cases: readonly Expectation[] = expectations,
): Promise<Relevance> {
  let reciprocal = 0;
  let first = 0;
  let third = 0;
  let empty = 0;
  const misses: Relevance['misses'] = [];
  for (const expectation of cases) {
    const hits = await engine(expectation.query, expectation.version);
    const rank = rankOf(hits, expectation);
    if (hits.length === 0) empty++;
    if (rank > 0) reciprocal += 1 / rank;
    if (rank === 1) first++;
    if (rank > 0 && rank <= 3) third++;
    if (rank !== 1) misses.push({expectation, rank, first: hits[0]?.[0]});
  }
  const share = (count: number) => count / cases.length;
  return {
    mrr: share(reciprocal),
    top1: share(first),
    top3: share(third),
    zeroResults: share(empty),
    misses,
  };
}
