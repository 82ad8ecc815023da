/**
 * Removes pages from the sitemap that name another page as canonical: those of an older version on a
 * subject that the current version covers. Search engines still find them through links.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {listFiles, readBuildFile} from './files';

const entries = /<url><loc>([^<]*)<\/loc>.*?<\/url>/gs;

/** In a page's HTML, minified or not. */
export function canonicalOf(html: string): string | undefined {
  const [link] = /<link\b[^>]*\brel="?canonical"?[^>]*>/.exec(html) ?? [];
  return link && /\bhref="?([^">\s]+)/.exec(link)?.[1];
}

/** The entries of pages that are their own canonical. */
function ownEntries(xml: string, canonicals: ReadonlySet<string>): string {
  return xml.replace(entries, (entry, url: string) => (canonicals.has(url) ? entry : ''));
}

/**
 * @returns the number of remaining entries
 * @throws Error naming a page that is missing from the sitemap although search engines may index it
 */
export async function filterSitemap(directory: string, siteUrl: string): Promise<number> {
  const xml = await readBuildFile(directory, 'sitemap.xml');
  const listed = new Set([...xml.matchAll(entries)].map(([, url = '']) => url));
  const canonicals = new Set<string>();
  for (const file of await listFiles(directory)) {
    if (!file.endsWith('.html')) continue;
    const html = await readBuildFile(directory, file);
    const page = siteUrl + file.replace(/(?:^index)?\.html$/, '');
    const isIndexed = !/<meta\b[^>]*\bname="?robots"?[^>]*noindex/.test(html);
    if (isIndexed && canonicalOf(html) === page) canonicals.add(page);
  }
  const missing = [...canonicals].filter((url) => !listed.has(url));
  if (missing.length > 0) {
    throw new Error(`sitemap.xml lacks pages that are their own canonical: ${missing.join(', ')}`);
  }
  await writeFile(path.join(directory, 'sitemap.xml'), ownEntries(xml, canonicals));
  return canonicals.size;
}
