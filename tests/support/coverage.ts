/** Compares the names that the contents list with the exports of the released packages. */
import {
  contentsFolder,
  type ReferencePackage,
} from '../../src/plugins/api-reference/contents/types';
import type {Guide} from '../../src/plugins/api-reference/links/guides';

export type CoverageInput = {
  packages: readonly ReferencePackage[];
  withheld: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Specifier -> names, as TypeScript sees them. */
  publicExports: ReadonlyMap<string, readonly string[]>;
  guides: readonly Guide[];
};

/** Where guides mention a name, as `docs/<file>:<line>`. */
function placesOf(guides: readonly Guide[], from: string, name: string): string[] {
  return guides.flatMap(({file, mentions, imports}) => {
    const line = imports.get(`${from}#${name}`) ?? mentions.get(name);
    return line === undefined ? [] : [`docs/${file}:${line}`];
  });
}

/**
 * @returns one message for each listed export that no longer exists, naming the guides that mention
 * it, and for each that is listed twice; empty if all is well
 */
export function findRemovedExports({
  packages,
  publicExports,
  withheld,
  guides,
}: CoverageInput): string[] {
  const listed = [
    ...packages.flatMap(({pages}) =>
      pages.flatMap(({groups}) =>
        groups.flatMap(({from, exports}) => exports.map((name) => ({from, name}))),
      ),
    ),
    ...Object.entries(withheld).flatMap(([from, names]) =>
      Object.keys(names).map((name) => ({from, name})),
    ),
  ];
  const seen = new Set<string>();
  return listed.flatMap(({from, name}) => {
    const key = `${from}#${name}`;
    if (seen.has(key)) return [`${name} from ${from} is listed twice in ${contentsFolder}.`];
    seen.add(key);
    if (publicExports.get(from)?.includes(name)) return [];
    const places = placesOf(guides, from, name);
    const mentioned =
      places.length > 0 ? `Guides that mention it: ${places.join(', ')}.` : 'No guide mentions it.';
    return [
      `${from} no longer exports ${name}. ${mentioned} Change the guides, then remove the name from ${contentsFolder}.`,
    ];
  });
}

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
