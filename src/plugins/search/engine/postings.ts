/**
 * Lists of scored documents as text: for each list its length, and for each
 * document how far its number is from the one before and its score in steps.
 * Each of the three is a string of its own, one character a number: alike
 * things stand together, which compresses better than one string of pairs.
 */

export interface Posting {
  doc: number;
  score: number;
}

/** Lists as they travel in JSON. */
export interface Postings {
  /** Length of each list. */
  counts: string;
  /** Of each document, the distance from the one before it in its list. */
  distances: string;
  scores: string;
}

/** The character for 0: the first that is printable and that JSON does not escape. */
const ZERO = '#'.charCodeAt(0);

/** From here on, characters are halves of pairs and don't travel alone. */
const END = 0xd800;

function toCharacter(value: number): string {
  if (value >= END - ZERO) throw new Error(`${value} doesn't fit an index file`);
  return String.fromCharCode(ZERO + value);
}

function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

/** Each step is half as much again: finer ones cost bytes and change no ranking. */
const LOWEST = 0.05;
const STEP = 1.5;

/** @param lists - each in order of document numbers */
export function encodePostings(lists: readonly (readonly Posting[])[]): Postings {
  let counts = '';
  let distances = '';
  let scores = '';
  for (const list of lists) {
    counts += toCharacter(list.length);
    let before = -1;
    for (const {doc, score} of list) {
      distances += toCharacter(doc - before - 1);
      scores += toCharacter(
        Math.round(Math.log(Math.max(score, LOWEST) / LOWEST) / Math.log(STEP)),
      );
      before = doc;
    }
  }
  return {counts, distances, scores};
}

/** What each step stands for, up to far more than any term scores. */
const SCORES = Float64Array.from({length: 64}, (_, step) => LOWEST * STEP ** step);

/** Documents that have a term, in ascending order, each with its score at the same position. */
export interface Scores {
  docs: Uint32Array;
  scores: Float64Array;
}

export const NOTHING: Scores = {docs: new Uint32Array(), scores: new Float64Array()};

/** @returns what a document scores, 0 when it isn't in the list */
export function scoreIn(doc: number, {docs, scores}: Scores): number {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return docs[low] === doc ? (scores[low] ?? 0) : 0;
}

/** @returns the list at a position; decodes only what is asked for */
export function openPostings({counts, distances, scores}: Postings): (position: number) => Scores {
  const starts = new Uint32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) starts[i + 1] = (starts[i] ?? 0) + numberAt(counts, i);
  return (position) => {
    const from = starts[position] ?? 0;
    const length = (starts[position + 1] ?? from) - from;
    const list = {docs: new Uint32Array(length), scores: new Float64Array(length)};
    let doc = -1;
    for (let i = 0; i < length; i++) {
      doc += numberAt(distances, from + i) + 1;
      list.docs[i] = doc;
      list.scores[i] = SCORES[numberAt(scores, from + i)] ?? 0;
    }
    return list;
  };
}
