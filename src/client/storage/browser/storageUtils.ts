/**
 * Accesses the browser's storage like the theme's module of the same name. The theme's treats a
 * storage that is `undefined` as a working one, and logs an error for every value that exceeds the
 * quota. Here any failure is reported in a single warning, and the site continues without storage.
 */
import {useState, useSyncExternalStore} from 'react';
import SiteStorage from '@generated/site-storage';

type Persistence = (typeof SiteStorage)['type'] | 'none';

interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  /**
   * Subscribes to changes of the value in this window or another; returns a function that
   * unsubscribes.
   */
  listen: (onChange: (event: StorageEvent) => void) => () => void;
}

const unavailable: StorageSlot = {
  get: () => null,
  set() {},
  del() {},
  listen: () => () => {},
};

let hasWarned = false;

/** @returns the result of the action, or null if it throws */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true;
      console.warn(
        'Docusaurus browser storage is not available: it is full, or this window, session or frame may not use it.',
        error,
      );
    }
    return null;
  }
}

function openStorage(persistence: Persistence): Storage | null {
  if (persistence === 'none') return null;
  return attempt(() => {
    // TypeScript declares it as always present, but some embedded browsers lack it.
    const storage = window[persistence] as Storage | undefined;
    if (!storage) throw new Error(`window.${persistence} is ${String(storage)}`);
    return storage;
  });
}

/** Opens one item of the storage. None of its methods throws. */
export function createStorageSlot(
  keyInput: string,
  {persistence = SiteStorage.type}: {persistence?: Persistence} = {},
): StorageSlot {
  const key = keyInput + SiteStorage.namespace;
  const storage = openStorage(persistence);
  if (!storage) return unavailable;

  const write = (newValue: string | null): void => {
    attempt(() => {
      const oldValue = storage.getItem(key);
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
      // Browsers only notify other windows.
      if (oldValue !== newValue) {
        const change = {key, oldValue, newValue, url: window.location.href, storageArea: storage};
        window.dispatchEvent(new StorageEvent('storage', change));
      }
    });
  };

  return {
    get: () => attempt(() => storage.getItem(key)),
    set: write,
    del: () => write(null),
    listen(onChange) {
      const onStorage = (event: StorageEvent): void => {
        // Without a key, all items were cleared.
        if (event.storageArea === storage && (event.key ?? key) === key) onChange(event);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

export function useStorageSlot(
  key: string | null,
  options?: {persistence?: Persistence},
): [string | null, StorageSlot] {
  const [slot] = useState(() => (key === null ? unavailable : createStorageSlot(key, options)));
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}

/** @returns all keys; none if the storage is unavailable */
export function listStorageKeys(persistence: Persistence = SiteStorage.type): string[] {
  return Object.keys(openStorage(persistence) ?? {});
}
