/** Texts of hits, taken apart. The same sections are found key after key, so each is taken apart once. */
import {fold, lookups, words, type Word} from './text';

/** Where a lookup finds something in a text. */
export interface Places {
  /** Words, in order. */
  words: number[];
  /** First of two words with one character between that are one to the reader, such as `Next.js`. */
  pairs: number[];
}

export interface TextIndex {
  words: readonly Word[];
  places: ReadonlyMap<string, Places>;
}

/** @param next - the word behind it */
function joinedName(word: Word, next: Word | undefined): string | undefined {
  return next?.start === word.end + 1 ? fold(word.raw + next.raw) : undefined;
}

const MAX_TEXTS = 5000;
const texts = new Map<string, TextIndex>();

export function indexText(text: string): TextIndex {
  const known = texts.get(text);
  if (known) return known;
  const found = words(text);
  const places = new Map<string, Places>();
  const placesOf = (name: string): Places => {
    const before = places.get(name);
    if (before) return before;
    const none = {words: [], pairs: []};
    places.set(name, none);
    return none;
  };
  found.forEach((word, position) => {
    for (const name of lookups(word.raw)) add(placesOf(name).words, position);
    const name = joinedName(word, found[position + 1]);
    if (name !== undefined) add(placesOf(name).pairs, position);
  });
  const index = {words: found, places};
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(text, index);
  return index;
}

function add(positions: number[], position: number): void {
  if (positions.at(-1) !== position) positions.push(position);
}

/** Positions in a list of texts, by what finds a word there. */
type Positions = ReadonlyMap<string, readonly number[]>;

const lists = new WeakMap<readonly string[], Positions>();

/** In which texts of a list each lookup finds a word; for lists that stay, such as a section's paragraphs. */
export function indexTexts(list: readonly string[]): Positions {
  const known = lists.get(list);
  if (known) return known;
  const index = new Map<string, number[]>();
  const put = (name: string, position: number) => {
    const before = index.get(name);
    if (before) add(before, position);
    else index.set(name, [position]);
  };
  list.forEach((text, position) => {
    const found = words(text);
    found.forEach((word, i) => {
      for (const name of lookups(word.raw)) put(name, position);
      const name = joinedName(word, found[i + 1]);
      if (name !== undefined) put(name, position);
    });
  });
  lists.set(list, index);
  return index;
}
