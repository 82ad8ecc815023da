import {late} from './late';

async function read(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/**
 * @returns a loader of files, memoized by address; a rejection is not cached, so the next call
 * retries
 */
function loaderOf<T>(parse: (response: Response) => Promise<T>): (address: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (address) => {
    const known = loading.get(address);
    if (known) return known;
    const file = late(async () => parse(await read(address)));
    loading.set(address, file);
    file.catch(() => loading.delete(address));
    return file;
  };
}

export const jsonLoader = <T>() => loaderOf((response) => response.json() as Promise<T>);

export const textLoader = () => loaderOf((response) => response.text());
