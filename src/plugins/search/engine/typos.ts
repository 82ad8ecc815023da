/** The edit distance between a typed word and a word of the text. */

/** One typo from 4 letters on, two from 8 (the hosted engine's rule). */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** Whether a word lacks more letters of `typed` than this many edits could add; most words do. */
function lacksLetters(typed: string, word: string, limit: number): boolean {
  let missing = 0;
  for (const letter of typed) if (!word.includes(letter) && ++missing > limit) return true;
  return false;
}

/**
 * Counts the edits (insert, delete, replace, swap of neighbors) that turn `typed` into a word, or
 * into a prefix of it if `asPrefix` is set.
 *
 * @returns the number of edits, or more than `limit` if there are more
 */
export function countTypos(typed: string, word: string, limit: number, asPrefix: boolean): number {
  const length = asPrefix ? Math.min(word.length, typed.length + limit) : word.length;
  if (Math.abs(length - typed.length) > limit || lacksLetters(typed, word, limit)) {
    return limit + 1;
  }
  let beforePrevious: number[] = [];
  // The number of edits up to each letter of the word, for the letters of `typed` so far.
  let previous = Array.from({length: length + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return asPrefix ? Math.min(...previous) : (previous[length] ?? 0);
}
