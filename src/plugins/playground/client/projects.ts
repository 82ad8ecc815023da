import type {PlaygroundPage} from '../api';

const pages = new Map<string, Promise<PlaygroundPage>>();

async function read(address: string): Promise<PlaygroundPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as PlaygroundPage;
}

/** @returns a page's projects, fetched once; a failure is forgotten, so that the next call retries */
export function loadProjects(address: string): Promise<PlaygroundPage> {
  const known = pages.get(address);
  if (known) return known;
  const page = read(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}
