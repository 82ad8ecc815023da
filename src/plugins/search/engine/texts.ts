/** Texts of hits, taken apart. The same sections are found key after key, so each is taken apart once. */
import {fold, lookups, words, type Word} from './text';

/** Where a lookup finds something in one text of a list. */
export interface Place {
  /** Number of the text. */
  text: number;
  /** Words, in order. */
  words: number[];
  /** First of two words with one character between that are one to the reader, such as `Next.js`. */
  pairs: number[];
}

/** A list of texts that belong together, such as the titles and paragraphs of a section. */
export interface TextIndex {
  texts: readonly string[];
  /** Words of each text. */
  words: readonly (readonly Word[])[];
  /** For each lookup, where it finds something, in the order of the texts. */
  places: ReadonlyMap<string, readonly Place[]>;
}

/** @param next - the word behind it */
function joinedName(word: Word, next: Word | undefined): string | undefined {
  return next?.start === word.end + 1 ? fold(word.raw + next.raw) : undefined;
}

export function indexTexts(texts: readonly string[]): TextIndex {
  const places = new Map<string, Place[]>();
  const placeOf = (name: string, text: number): Place => {
    const before = places.get(name);
    const last = before?.at(-1);
    if (last?.text === text) return last;
    const place = {text, words: [], pairs: []};
    if (before) before.push(place);
    else places.set(name, [place]);
    return place;
  };
  const found = texts.map(words);
  found.forEach((all, text) => {
    all.forEach((word, position) => {
      for (const name of lookups(word.raw)) add(placeOf(name, text).words, position);
      const name = joinedName(word, all[position + 1]);
      if (name !== undefined) add(placeOf(name, text).pairs, position);
    });
  });
  return {texts, words: found, places};
}

function add(positions: number[], position: number): void {
  if (positions.at(-1) !== position) positions.push(position);
}
