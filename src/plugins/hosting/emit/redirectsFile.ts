/** The `_redirects` file, which Netlify and Cloudflare Pages interpret differently. */
import {patternBase, spellings, withBase, type Redirect, type RedirectPattern} from '../redirects';
import type {SiteData} from '../files';

/** The maximum number of lines that Cloudflare reads; it ignores the rest without a warning. */
const limits = {static: 2000, dynamic: 100};

const firstMatch = '# The first rule that matches applies.';

/** Every spelling of each old URL, redirected to its final page in one hop. */
function singleRules(single: readonly Redirect[], baseUrl: string): string[] {
  return single.flatMap(({from, to}) =>
    spellings(withBase(baseUrl, from)).map((url) => `${url} ${withBase(baseUrl, to)} 301`),
  );
}

function patternRule({from, to}: RedirectPattern, baseUrl: string, ending = ''): string {
  const source = withBase(baseUrl, patternBase(from));
  const target = withBase(baseUrl, patternBase(to));
  return `${source}/*${ending} ${target}/:splat 301`;
}

/**
 * For Cloudflare Pages, which looks up a URL exactly as written, and adds hops for its own clean URLs
 * if a rule leads to an unclean one.
 *
 * @throws Error if there are more than the host reads
 */
export function formatCloudflareRedirects({redirects}: SiteData, baseUrl: string): string {
  const lines = {
    static: singleRules(redirects.exact, baseUrl),
    dynamic: [
      ...redirects.patterns.flatMap((pattern) =>
        ['/index.html', '.html', '/', ''].map((ending) => patternRule(pattern, baseUrl, ending)),
      ),
      // For a page, it would find no such file, and respond with a 404.
      `${baseUrl}*/index.html ${baseUrl}:splat 301`,
    ],
  };
  for (const kind of ['static', 'dynamic'] as const) {
    if (lines[kind].length <= limits[kind]) continue;
    throw new Error(
      `Cloudflare Pages reads at most ${limits[kind]} ${kind} redirects, but there are ` +
        `${lines[kind].length}: replace lines of src/config/redirects.ts with a pattern.`,
    );
  }
  return `${[firstMatch, ...lines.static, ...lines.dynamic].join('\n')}\n`;
}

/**
 * For Netlify, which ignores trailing slashes, serves pages under every spelling of their URLs, and
 * skips an existing file only with `301!`.
 */
export function formatNetlifyRedirects(
  {single, redirects, pages}: SiteData,
  baseUrl: string,
): string {
  const clean = pages
    .filter((page) => page !== '/' && !page.endsWith('.html'))
    .map((page) => withBase(baseUrl, page))
    .flatMap((url) => [`${url}.html ${url} 301!`, `${url}/index.html ${url} 301!`]);
  const lines = [
    firstMatch,
    ...singleRules(single, baseUrl),
    ...clean,
    ...redirects.patterns.map((pattern) => patternRule(pattern, baseUrl)),
    // The host only looks for a page of this name at the root.
    ...(baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}404.html 404`]),
  ];
  return `${lines.join('\n')}\n`;
}
