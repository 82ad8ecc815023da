/** Which names lead to which entries, and which guides use them. */
import type {Entry} from '../typedoc/router';
import type {Guide} from './guides';

/** What the names depend on. */
export type Named = Pick<Entry, 'id' | 'name' | 'from' | 'alsoFrom' | 'aliasOf'>;

/**
 * The index from names to entries, for links from guides.
 *
 * @param urlOf - the URL path of an entry's id
 * @param commonWords - exported names that guides also use for other things
 * @returns name -> URL path; a name that several symbols share is left out
 */
export function createSymbolIndex(
  entries: readonly Named[],
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

/**
 * A guide uses an entry if it mentions the name in code and the name is unambiguous, or if one of its
 * samples imports the name from an entry point that exports it.
 *
 * @param symbols - the index of unambiguous names
 * @returns entry id -> guides, ordered by title
 */
export function findUsages(
  entries: readonly Named[],
  guides: readonly Guide[],
  symbols: Readonly<Record<string, string>>,
): Map<string, Guide[]> {
  const byTitle = [...guides].sort((a, b) =>
    a.title === b.title ? (a.file < b.file ? -1 : 1) : a.title < b.title ? -1 : 1,
  );
  return new Map(
    entries.map(({id, name, from, alsoFrom}) => {
      const keys = [from, ...alsoFrom].map((specifier) => `${specifier}#${name}`);
      const used = byTitle.filter(
        ({mentions, imports, lists}) =>
          (Object.hasOwn(symbols, name) && mentions.has(name)) ||
          keys.some((key) => imports.has(key) || lists.has(key)),
      );
      return [id, used];
    }),
  );
}
