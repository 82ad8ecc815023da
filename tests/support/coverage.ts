/** Compares the entries of the reference with the exports of the released packages. */
import {contentsFolder} from '../../src/plugins/api-reference/contents/types';

/**
 * @returns one message for each public export without an entry, and for each entry that is not a
 * public export
 */
export function findUncovered(
  publicExports: ReadonlyMap<string, readonly string[]>,
  withheld: Readonly<Record<string, Readonly<Record<string, string>>>>,
  documented: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const uncovered = [...publicExports].flatMap(([from, names]) =>
    names
      .filter(
        (name) => !documented.get(from)?.has(name) && !Object.hasOwn(withheld[from] ?? {}, name),
      )
      .map(
        (name) =>
          `${from} exports ${name}, which has no entry: list it in a group of ${contentsFolder}.`,
      ),
  );
  const internal = [...documented].flatMap(([from, names]) =>
    [...names]
      .filter(
        (name) =>
          !publicExports.get(from)?.includes(name) || Object.hasOwn(withheld[from] ?? {}, name),
      )
      .map((name) => `${name} has an entry for ${from}, which does not offer it to readers.`),
  );
  return [...uncovered, ...internal];
}
