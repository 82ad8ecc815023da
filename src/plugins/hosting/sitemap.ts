/**
 * Keeps pages out of the sitemap that name another page as canonical: those of an older version whose
 * subject the current one has. Search engines find them by the links of the pages that they read.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {listFiles, readBuildFile} from './files';

const entries = /<url><loc>([^<]*)<\/loc>.*?<\/url>/gs;

/** Of a page's HTML, minified or not. */
export function canonicalOf(html: string): string | undefined {
  const [link] = /<link\b[^>]*\brel="?canonical"?[^>]*>/.exec(html) ?? [];
  return link && /\bhref="?([^">\s]+)/.exec(link)?.[1];
}

/** The entries of pages that are their own canonical. */
function ownEntries(xml: string, canonicals: ReadonlySet<string>): string {
  return xml.replace(entries, (entry, url: string) => (canonicals.has(url) ? entry : ''));
}

/**
 * @returns the number of entries that stay
 * @throws Error naming the page that the sitemap lacks although search engines may show it
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
