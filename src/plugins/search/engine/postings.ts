/**
 * A list of scored documents as text: for each document, how far its number is
 * from the one before, and its score in steps. Printable characters,
 * since the list travels in JSON.
 */

export interface Posting {
  doc: number;
  score: number;
}

/** First of the characters that stand for 0 to 63; `"` and `\`, which JSON escapes, are not among them. */
const ZERO = '#'.charCodeAt(0);
const BASE = 64;
const SKIPPED = '\\'.charCodeAt(0);

function toCharacter(value: number): string {
  const code = ZERO + value;
  return String.fromCharCode(code >= SKIPPED ? code + 1 : code);
}

function fromCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code > SKIPPED ? code - 1 : code) - ZERO;
}

/** Distances below this take one character; longer ones are this plus two more characters. */
const LONG = BASE - 1;

/** Each step is a quarter more: finer ones cost bytes and change no ranking. */
const LOWEST = 0.05;
const STEP = 1.25;

/** @param postings - in order of document numbers; at most 4096 apart */
export function encodePostings(postings: readonly Posting[]): string {
  let result = '';
  let before = -1;
  for (const {doc, score} of postings) {
    const distance = doc - before - 1;
    before = doc;
    if (distance >= BASE * BASE)
      throw new Error(`Documents ${distance} apart don't fit an index file`);
    result +=
      distance < LONG
        ? toCharacter(distance)
        : toCharacter(LONG) +
          toCharacter(Math.floor(distance / BASE)) +
          toCharacter(distance % BASE);
    const level = Math.round(Math.log(Math.max(score, LOWEST) / LOWEST) / Math.log(STEP));
    result += toCharacter(Math.min(level, BASE - 1));
  }
  return result;
}

export function decodePostings(text: string): Posting[] {
  const result: Posting[] = [];
  let doc = -1;
  for (let at = 0; at < text.length;) {
    let distance = fromCharacter(text, at++);
    if (distance === LONG) {
      distance = fromCharacter(text, at) * BASE + fromCharacter(text, at + 1);
      at += 2;
    }
    doc += distance + 1;
    result.push({doc, score: LOWEST * STEP ** fromCharacter(text, at++)});
  }
  return result;
}
