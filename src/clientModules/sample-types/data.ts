import type {PageTypes} from '../../plugins/samples/render';
import {late} from '../../client/release/browser/late';

const pages = new Map<string, Promise<PageTypes>>();

async function load(url: string): Promise<PageTypes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as PageTypes;
}

/** @returns a page's hover data, memoized; a rejection is not cached, so the next call retries */
export function pageTypes(url: string): Promise<PageTypes> {
  const known = pages.get(url);
  if (known) return known;
  const page = late(() => load(url));
  pages.set(url, page);
  page.catch(() => pages.delete(url));
  return page;
}
