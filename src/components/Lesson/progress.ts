/**
 * Which lessons the reader has done: stored on the device, or in memory if storage is blocked or
 * full.
 */
import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** The stored value is the names of lessons, separated by spaces. */
const key = 'docusaurus.lessons.done';

/** Done since the site was opened. */
const thisVisit = new Set<string>();
const listeners = new Set<() => void>();

/** @returns the valid names in a stored value, which may contain anything */
const namesIn = (value: string): string[] =>
  value.split(' ').filter((name) => /^[\w-]+$/.test(name));

/** All names in one string, so that React can compare it with the previous one. */
function allDone(): string {
  const stored = namesIn(createStorageSlot(key).get() ?? '');
  return [...new Set([...stored, ...thisVisit])].sort().join(' ');
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab may store a lesson.
  const stop = createStorageSlot(key).listen(onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/**
 * @returns the names of the lessons that are done; undefined in server-rendered HTML, where
 *   progress is unknown
 */
export function useDone(): readonly string[] | undefined {
  const done = useSyncExternalStore<string | undefined>(subscribe, allDone, () => undefined);
  return done === undefined ? undefined : namesIn(done);
}

export function markDone(name: string): void {
  thisVisit.add(name);
  createStorageSlot(key).set(allDone());
  listeners.forEach((listener) => listener());
}
