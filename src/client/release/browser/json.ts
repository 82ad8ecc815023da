import {late} from './late';

async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

/**
 * @returns a loader of JSON files, memoized by address; a rejection is not cached, so the next call
 * retries
 */
export function jsonLoader<T>(): (address: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (address) => {
    const known = loading.get(address);
    if (known) return known;
    const file = late(() => read<T>(address));
    loading.set(address, file);
    file.catch(() => loading.delete(address));
    return file;
  };
}
