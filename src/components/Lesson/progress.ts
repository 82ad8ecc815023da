/**
 * Which lessons the reader has done: kept on the device, and for the visit where storage is blocked or
 * full.
 */
import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Its value is the names of lessons, separated by spaces. */
const key = 'docusaurus.lessons.done';

/** Done since the site was opened. */
const thisVisit = new Set<string>();
const listeners = new Set<() => void>();

/** @returns the names in a stored value, whatever it is */
const namesIn = (value: string): string[] =>
  value.split(' ').filter((name) => /^[\w-]+$/.test(name));

/** The names as one value, so that React can compare it with the one before. */
function allDone(): string {
  const stored = namesIn(createStorageSlot(key).get() ?? '');
  return [...new Set([...stored, ...thisVisit])].sort().join(' ');
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // What another tab has stored shows here, too.
  const stop = createStorageSlot(key).listen(onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/** @returns the names of the lessons that are done; undefined in the HTML, which says nothing of it */
export function useDone(): readonly string[] | undefined {
  const done = useSyncExternalStore<string | undefined>(subscribe, allDone, () => undefined);
  return done === undefined ? undefined : namesIn(done);
}

export function markDone(name: string): void {
  thisVisit.add(name);
  createStorageSlot(key).set(allDone());
  listeners.forEach((listener) => listener());
}
