/**
 * Encodes lists of scored documents as text: for each list its length, and for each document the
 * distance of its number from the previous one and its quantized score. Each of the three is a
 * separate string with one character per number, because similar data next to each other compresses
 * better than one string of pairs.
 */

export interface Posting {
  doc: number;
  score: number;
}

/** Lists as serialized to JSON. */
export interface Postings {
  /** Length of each list. */
  counts: string;
  /** For each document, the distance from the previous one in its list. */
  distances: string;
  scores: string;
}

/** The character for 0: the first one that is printable and not escaped in JSON. */
const ZERO = '#'.charCodeAt(0);

/** From here on, characters are surrogates, which can't be encoded alone. */
const END = 0xd800;

function toCharacter(value: number): string {
  if (value >= END - ZERO) throw new Error(`${value} doesn't fit an index file`);
  return String.fromCharCode(ZERO + value);
}

function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

/** Each step is larger by half: finer ones cost bytes and change no ranking. */
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

/** Numbers of the documents that contain a term, in ascending order, with their scores. */
export type Scores = ReadonlyMap<number, number>;

/** @returns the list at a position; decodes only what is requested */
export function openPostings({counts, distances, scores}: Postings): (position: number) => Scores {
  const starts = [0];
  for (let i = 0; i < counts.length; i++) starts.push((starts[i] ?? 0) + numberAt(counts, i));
  return (position) => {
    const list = new Map<number, number>();
    let doc = -1;
    for (let i = starts[position] ?? 0; i < (starts[position + 1] ?? 0); i++) {
      doc += numberAt(distances, i) + 1;
      list.set(doc, LOWEST * STEP ** numberAt(scores, i));
    }
    return list;
  };
}
