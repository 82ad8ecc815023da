/** The `_redirects` file, which Netlify and Cloudflare Pages interpret differently. */
import {
  patternBase,
  spellings,
  withBase,
  type Redirect,
  type Redirects,
  type RedirectPattern,
} from '../redirects';

/** The maximum number of lines that each host reads; it ignores the rest without a warning. */
const cloudflareLimits = {static: 2000, dynamic: 100};

const firstMatch = '# The first rule that matches applies.';

/** Every spelling of each old URL, redirected to its final page in one hop. */
function singleRules(single: readonly Redirect[], baseUrl: string): string[] {
  return single.flatMap(({from, to}) =>
    spellings(withBase(baseUrl, from)).map((url) => `${url} ${withBase(baseUrl, to)} 301`),
  );
}

function patternRule({from, to}: RedirectPattern, baseUrl: string, ending: string): string {
  const source = withBase(baseUrl, patternBase(from));
  const target = withBase(baseUrl, patternBase(to));
  return `${source}/*${ending} ${target}/:splat 301`;
}

/**
 * For Cloudflare Pages, which looks up a URL exactly as written, and adds hops for its own clean URLs
 * if a rule leads to an unclean one.
 *
 * @param single - every redirect of a single URL, including expanded patterns
 * @throws Error if there are more than the host reads
 */
export function formatCloudflareRedirects(
  single: readonly Redirect[],
  {patterns}: Redirects,
  baseUrl: string,
): string {
  const fixed = singleRules(single, baseUrl);
  const dynamic = [
    ...patterns.flatMap((pattern) =>
      ['/index.html', '.html', '/', ''].map((ending) => patternRule(pattern, baseUrl, ending)),
    ),
    // For a page, it would find no such file, and respond with a 404.
    `${baseUrl}*/index.html ${baseUrl}:splat 301`,
  ];
  for (const [kind, lines] of [
    ['static', fixed],
    ['dynamic', dynamic],
  ] as const) {
    if (lines.length > cloudflareLimits[kind]) {
      throw new Error(
        `Cloudflare Pages reads at most ${cloudflareLimits[kind]} ${kind} redirects, but there are ` +
          `${lines.length}: replace lines of src/config/redirects.ts with a pattern.`,
      );
    }
  }
  return `${[firstMatch, ...fixed, ...dynamic].join('\n')}\n`;
}

/**
 * For Netlify, which ignores trailing slashes, serves pages under every spelling of their URLs, and
 * skips an existing file only with `301!`.
 *
 * @param pages - paths without base URL
 */
export function formatNetlifyRedirects(
  single: readonly Redirect[],
  {patterns}: Redirects,
  pages: readonly string[],
  baseUrl: string,
): string {
  const clean = pages
    .filter((page) => page !== '/' && !page.endsWith('.html'))
    .flatMap((page) => {
      const url = withBase(baseUrl, page);
      return [`${url}.html ${url} 301!`, `${url}/index.html ${url} 301!`];
    });
  const lines = [
    firstMatch,
    ...singleRules(single, baseUrl),
    ...clean,
    ...patterns.map((pattern) => patternRule(pattern, baseUrl, '')),
    // The host only looks for a page of this name at the root.
    ...(baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}404.html 404`]),
  ];
  return `${lines.join('\n')}\n`;
}
