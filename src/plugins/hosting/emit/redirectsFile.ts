/** The `_redirects` file, which Netlify and Cloudflare Pages interpret differently. */
import {spellings, withBase} from '../redirects';
import type {SiteData} from '../files';

/** The maximum number of lines without a `*` that Cloudflare reads; it ignores the rest silently. */
const mostLines = 2000;

const firstMatch = '# The first rule that matches applies.';

/** Every spelling of each old URL, redirected to its final page in one hop. */
function rulesOf({redirects, baseUrl}: SiteData): string[] {
  return redirects.flatMap(({from, to}) =>
    spellings(withBase(baseUrl, from)).map((url) => `${url} ${withBase(baseUrl, to)} 301`),
  );
}

/**
 * For Cloudflare Pages, which looks up a URL exactly as written, and adds hops for its own clean URLs
 * if a rule leads to an unclean one.
 *
 * @throws Error if there are more than the host reads
 */
export function formatCloudflareRedirects(site: SiteData): string {
  const lines = rulesOf(site);
  if (lines.length > mostLines) {
    throw new Error(
      `Cloudflare Pages reads at most ${mostLines} redirects, but there are ${lines.length}: remove the oldest from src/config/redirects.ts.`,
    );
  }
  // For a page, it would find no such file, and respond with a 404.
  const indexes = `${site.baseUrl}*/index.html ${site.baseUrl}:splat 301`;
  return `${[firstMatch, ...lines, indexes].join('\n')}\n`;
}

/**
 * For Netlify, which ignores trailing slashes, serves pages under every spelling of their URLs, and
 * skips an existing file only with `301!`.
 */
export function formatNetlifyRedirects(site: SiteData): string {
  const {baseUrl, pages} = site;
  const clean = pages
    .filter((page) => page !== '/' && !page.endsWith('.html'))
    .map((page) => withBase(baseUrl, page))
    .flatMap((url) => [`${url}.html ${url} 301!`, `${url}/index.html ${url} 301!`]);
  const lines = [
    firstMatch,
    ...rulesOf(site),
    ...clean,
    // The host only looks for a page of this name at the root.
    ...(baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}404.html 404`]),
  ];
  return `${lines.join('\n')}\n`;
}
