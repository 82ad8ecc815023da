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
 * Counts edits (insert, delete, replace, swap of neighbors) that turn `typed` into a word, or into
 * its beginning when `asPrefix` is set.
 *
 * @returns takes a word; gives the number of edits, or `limit + 1` when there are more
 */
export function typoCounter(
  typed: string,
  limit: number,
  asPrefix: boolean,
): (word: string) => number {
  const none = limit + 1;
  // Edits up to each letter of the word, for this letter of `typed` and for the two before it.
  let [beforePrevious, previous, current] = Array.from(
    {length: 3},
    () => new Uint16Array(typed.length + limit + 2),
  ) as [Uint16Array, Uint16Array, Uint16Array];
  return (word) => {
    if (word.length < typed.length - limit) return none;
    if (!asPrefix && word.length > typed.length + limit) return none;
    for (let column = 0; column <= none; column++) previous[column] = column;
    for (let row = 1; row <= typed.length; row++) {
      // Letters farther apart than the limit cost more than it.
      const first = Math.max(1, row - limit);
      const last = Math.min(word.length, row + limit);
      current[first - 1] = row <= limit ? row : none;
      let least = current[first - 1] ?? none;
      const letter = typed.charCodeAt(row - 1);
      for (let column = first; column <= last; column++) {
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
      current[last + 1] = none;
      if (least > limit) return none;
      [beforePrevious, previous, current] = [previous, current, beforePrevious];
    }
    if (!asPrefix) return Math.min(none, previous[word.length] ?? none);
    let least = none;
    const last = Math.min(word.length, typed.length + limit);
    for (let column = Math.max(0, typed.length - limit); column <= last; column++) {
      least = Math.min(least, previous[column] ?? none);
    }
    return least;
  };
}
