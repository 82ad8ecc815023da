/** How far a typed word may be from a word of the text. */

/** One typo from 4 letters, two from 8 (the rule of the hosted engine). */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
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
  let beforePrevious: number[] = [];
  let previous = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (previous[column] ?? none) + 1,
        (current[column - 1] ?? none) + 1,
        (previous[column - 1] ?? none) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? none) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return none;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(none, asPrefix ? Math.min(...previous) : (previous[word.length] ?? none));
}
