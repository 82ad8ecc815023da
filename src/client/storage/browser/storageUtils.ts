/**
 * What is kept in the browser's storage, as the theme's module of this name does it. The theme's takes
 * a storage that is `undefined` for one that works, and writes an error to the console for each value
 * that does not fit in. Here whatever fails is told of in one warning, and the site goes on without it.
 */
import {useState, useSyncExternalStore} from 'react';
import SiteStorage from '@generated/site-storage';

type Persistence = (typeof SiteStorage)['type'] | 'none';

interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  /** Calls back when this window or another one changes the value; returns how to end that. */
  listen: (onChange: (event: StorageEvent) => void) => () => void;
}

const unavailable: StorageSlot = {
  get: () => null,
  set() {},
  del() {},
  listen: () => () => {},
};

let hasWarned = false;

/** @returns what the action does, or null when it throws */
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
    // Typed as always there; some embedded browsers have none.
    const storage = window[persistence] as Storage | undefined;
    if (!storage) throw new Error(`window.${persistence} is ${String(storage)}`);
    return storage;
  });
}

/** Opens one value of the storage. Nothing that its functions do throws. */
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
      // Browsers tell the other windows alone.
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
        // Without a key, everything was cleared.
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

/** @returns all keys; none where the storage can't be used */
export function listStorageKeys(persistence: Persistence = SiteStorage.type): string[] {
  return Object.keys(openStorage(persistence) ?? {});
}
