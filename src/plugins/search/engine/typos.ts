/** How far a typed word may be from a word of the text. */

/** One typo from 4 letters, two from 8 (the rule of the hosted engine). */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** Which letters a word has: a bit for each, where several letters share one. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Edits (insert, delete, replace, swap of neighbors) that turn `typed` into
 * `word`, or into the beginning of `word` when `asPrefix` is set.
 *
 * @returns the number of edits, or `limit + 1` when there are more
 */
export function typoDistance(
  typed: string,
  word: string,
  limit: number,
  asPrefix: boolean,
): number {
  const none = limit + 1;
  if (word.length < typed.length - limit) return none;
  if (!asPrefix && word.length > typed.length + limit) return none;
  const width = Math.min(word.length, typed.length + limit);
  let beforePrevious = new Uint16Array(width + 1);
  let previous = Uint16Array.from(beforePrevious.keys());
  let current = new Uint16Array(width + 1);
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? none) + 1,
        (current[column - 1] ?? none) + 1,
        (previous[column - 1] ?? none) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? none) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return none;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(none, asPrefix ? Math.min(...previous) : (previous[word.length] ?? none));
}
