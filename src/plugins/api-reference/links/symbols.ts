/** The index from names to entries, for links from guides. */
import type {Entry} from '../model';

/**
 * @param urlOf - the URL path of an entry's id
 * @param commonWords - exported names that guides also use for other things
 * @returns name -> URL path; a name that several symbols share is left out
 */
export function createSymbolIndex(
  entries: readonly Entry[],
  urlOf: (id: string) => string,
  commonWords: readonly string[],
): Record<string, string> {
  const symbols = new Map<string, Set<string>>();
  for (const {name, id, aliasOf} of entries) {
    symbols.set(name, (symbols.get(name) ?? new Set()).add(aliasOf ?? id));
  }
  const common = new Set(commonWords);
  return Object.fromEntries(
    entries
      .filter(({name}) => symbols.get(name)?.size === 1 && !common.has(name))
      .map(({name, id}): [string, string] => [name, urlOf(id)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
