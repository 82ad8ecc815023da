/** Which guides use which entry. */
import type {Guide} from './guides';
import type {Entry} from '../model';

/**
 * A guide uses an entry if it mentions the name in code and the name is unambiguous, or if one of its
 * samples imports the name from an entry point that exports it.
 *
 * @param symbols - the index of unambiguous names
 * @returns entry id -> guides, ordered by title
 */
export function findUsages(
  entries: readonly Entry[],
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
        ({mentions, imports}) =>
          (Object.hasOwn(symbols, name) && mentions.has(name)) ||
          keys.some((key) => imports.has(key)),
      );
      return [id, used];
    }),
  );
}
