/**
 * A walk does the same for all pages, projects or applications, which takes longer than anybody waits
 * for a commit. With `WALKS=share` a run takes what has changed and every n-th of the rest, beginning
 * with another one after each commit, so that a week of commits goes through all of it. Otherwise it
 * takes everything.
 */
import {readFileSync} from 'node:fs';

import {changedFiles, commitCount} from '../../scripts/changes.mjs';
import {placeOf, writtenFiles} from '../../src/versions/places';

export interface Walk<Item> {
  /** For what is printed. */
  name: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The files of the repository that an item is made of; a change to one takes the item. */
  filesOf: (item: Item) => readonly string[];
  /** Files, and folders that end in a slash, a change to which takes the whole walk. */
  code: readonly string[];
  /** The number of runs in which all items have their turn. */
  parts: number;
}

/** What a walk is shared by: the changed files, or undefined for everything, and whose turn it is. */
export interface Turn {
  changed: readonly string[] | undefined;
  commit: number;
}

export interface Share<Item> {
  taken: Item[];
  /** Why, and what is left out, in a line. */
  reason: string;
}

export function choose<Item>(walk: Walk<Item>, {changed, commit}: Turn): Share<Item> {
  const {name, items, nameOf, filesOf, code, parts} = walk;
  const whole = (because: string) => ({
    taken: [...items],
    reason: `${name}: all ${items.length}, because ${because}`,
  });
  if (!changed) return whole('git does not say what has changed');
  const isCode = (file: string) =>
    code.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
  // A README changes nothing.
  const cause = changed.find((file) => isCode(file) && !file.endsWith('.md'));
  if (cause) return whole(`${cause} has changed`);
  const isChanged = (item: Item) => filesOf(item).some((file) => changed.includes(file));
  const hasTurn = (index: number) => index % parts === commit % parts;
  const taken = items.filter((item, index) => isChanged(item) || hasTurn(index));
  const left = items.filter((item) => !taken.includes(item)).map(nameOf);
  return {
    taken,
    reason:
      `${name}: ${taken.length} of ${items.length}, of which ${items.filter(isChanged).length} have ` +
      `changed; part ${(commit % parts) + 1} of ${parts}. Left out: ${left.join(', ') || 'none'}`,
  };
}

/** @throws Error if `WALKS` has a value that is not known */
function isShared(): boolean {
  const value = process.env.WALKS ?? 'all';
  if (value === 'share' || value === 'all') return value === 'share';
  throw new Error(`WALKS is "${value}"; it can be "share", or "all", which is the default.`);
}

/** What this run takes of a walk. It is printed once, not again by each worker of the browser tests. */
export function shareOf<Item>(walk: Walk<Item>): Item[] {
  if (!isShared()) return [...walk.items];
  const root = process.cwd();
  const {taken, reason} = choose(walk, {changed: changedFiles(root), commit: commitCount(root)});
  if (process.env.TEST_WORKER_INDEX === undefined) console.log(reason);
  return taken;
}

let files: Map<string, string> | undefined;

/** The file of a page by its path, such as `/docs/server/routers`; none for what is generated. */
export function pageFile(path: string): string[] {
  files ??= new Map(
    writtenFiles(process.cwd()).map((file) => [
      placeOf(file, readFileSync(file, 'utf8')).route,
      file,
    ]),
  );
  const file = files.get(path);
  return file ? [file] : [];
}
