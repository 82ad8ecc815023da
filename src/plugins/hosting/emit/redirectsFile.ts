/** The `_redirects` file, which Netlify and Cloudflare Pages each read in a way of their own. */
import {
  patternBase,
  spellings,
  withBase,
  type Redirect,
  type Redirects,
  type RedirectPattern,
} from '../redirects';

/** What each host reads at most; more lines are ignored, without a word in the log. */
const cloudflareLimits = {static: 2000, dynamic: 100};

const firstMatch = '# The first rule that matches answers.';

/** Each old URL in every spelling of it, leading to its final page at once. */
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
 * For Cloudflare Pages: it looks a URL up as it is written, and adds the hops of its own clean URLs
 * where a rule leads to an unclean one.
 *
 * @param single - every redirect of one URL, those that patterns stand for included
 * @throws Error where there are more than the host reads
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
    // Of a page it would find no such file, and answer 404.
    `${baseUrl}*/index.html ${baseUrl}:splat 301`,
  ];
  for (const [kind, lines] of [
    ['static', fixed],
    ['dynamic', dynamic],
  ] as const) {
    if (lines.length > cloudflareLimits[kind]) {
      throw new Error(
        `Cloudflare Pages reads ${cloudflareLimits[kind]} ${kind} redirects, and these are ` +
          `${lines.length}: replace lines of src/config/redirects.ts by a pattern.`,
      );
    }
  }
  return `${[firstMatch, ...fixed, ...dynamic].join('\n')}\n`;
}

/**
 * For Netlify: it ignores a slash at the end of a path, serves pages under every spelling of their
 * URLs, and passes over a file only for `301!`.
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
    // The host looks for a page of this name at the root only.
    ...(baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}404.html 404`]),
  ];
  return `${lines.join('\n')}\n`;
}
