/** Texts of hits, taken apart. The same sections are found key after key, so each is taken apart once. */
import {fold, lookups, words, type Word} from './text';

/** Positions by what finds a word there. */
type Positions = ReadonlyMap<string, readonly number[]>;

export interface TextIndex {
  words: readonly Word[];
  /** Where each lookup finds a word. */
  single: Positions;
  /** Where two words with one character between are one to the reader, such as `Next.js`. */
  joined: Positions;
}

function add(positions: Map<string, number[]>, name: string, position: number): void {
  const before = positions.get(name);
  if (!before) positions.set(name, [position]);
  else if (before.at(-1) !== position) before.push(position);
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
  const single = new Map<string, number[]>();
  const joined = new Map<string, number[]>();
  found.forEach((word, position) => {
    for (const name of lookups(word.raw)) add(single, name, position);
    const name = joinedName(word, found[position + 1]);
    if (name !== undefined) add(joined, name, position);
  });
  const index = {words: found, single, joined};
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(text, index);
  return index;
}

const lists = new WeakMap<readonly string[], Positions>();

/** In which texts of a list each lookup finds a word; for lists that stay, such as a section's paragraphs. */
export function indexTexts(list: readonly string[]): Positions {
  const known = lists.get(list);
  if (known) return known;
  const index = new Map<string, number[]>();
  list.forEach((text, position) => {
    const found = words(text);
    found.forEach((word, i) => {
      for (const name of lookups(word.raw)) add(index, name, position);
      const name = joinedName(word, found[i + 1]);
      if (name !== undefined) add(index, name, position);
    });
  });
  lists.set(list, index);
  return index;
}
