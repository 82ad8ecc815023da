import {distance} from 'fastest-levenshtein';

const most = 3;

/**
 * Suggests what a misspelled name may have meant, as the end of a message.
 *
 * @returns `; close matches: a, b`, closest first, or nothing if there are no names
 */
export function closest(name: string, known: readonly string[]): string {
  const close = known
    .map((candidate) => ({candidate, far: distance(candidate.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, most)
    .map(({candidate}) => candidate);
  return close.length > 0 ? `; close matches: ${close.join(', ')}` : '';
}
