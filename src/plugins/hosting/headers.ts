/** The headers of the site, as data, and in the `_headers` format of Netlify and Cloudflare. */

export type Headers = Readonly<Record<string, string>>;

/**
 * `path` is a path of the site, including its base URL; it may contain one `*`, which matches
 * anything.
 */
export type HeaderRule = {path: string; headers: Headers};

/**
 * Files with a content hash in their name, so that a cached copy never goes stale; relative to the
 * base URL, with `*` for anything.
 */
export const hashedFiles = ['assets/*', 'search-index/*.shard.json'] as const;

export const immutable = 'public, max-age=31536000, immutable';

/**
 * Files for tools, by extension, with their content type: the Markdown twins of pages, and lists of
 * them. Search engines are told not to index them, so that they show the page instead of its copy. A
 * canonical link for each would have the same effect, but would take one line per file on hosts whose
 * rules have no variables.
 */
export const textFiles: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

export const textFileRobots = 'noindex';

/** Cloudflare Pages ignores longer lines (a documented limit, in characters). */
const longestLine = 2000;

/**
 * Two years, as hstspreload.org requires, but without the subdomains, which aren't part of this site.
 */
const strictTransportSecurity = 'max-age=63072000';

/** Only features that Chromium knows, because it logs a warning about any other. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Files with a separate content security policy, relative to the base URL, with `*` for anything. */
export type OwnPolicy = {pattern: string; policy: string};

/**
 * @param baseUrl - starts and ends with a slash
 * @param own - files whose policy differs from that of the pages
 * @throws Error if the policy is longer than a host reads
 */
export function headerRules(
  contentSecurityPolicy: string,
  baseUrl: string,
  own: readonly OwnPolicy[] = [],
): HeaderRule[] {
  const line = `  Content-Security-Policy: ${contentSecurityPolicy}`;
  if (line.length > longestLine) {
    throw new Error(
      `A header has ${line.length} characters, but hosts read at most ${longestLine}:\n` +
        `  ${line.slice(0, 200)}…\n` +
        'Give pages fewer different inline scripts and style attributes: move them to files.',
    );
  }
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // The list of pages for tools, in a header because it is the same for all pages.
        Link: `<${baseUrl}llms.txt>; rel=describedby`,
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': strictTransportSecurity,
        'X-Content-Type-Options': 'nosniff',
      },
    },
    ...hashedFiles.map((pattern) => ({
      path: baseUrl + pattern,
      headers: {'Cache-Control': immutable},
    })),
    ...Object.keys(textFiles).map((extension) => ({
      path: `${baseUrl}*.${extension}`,
      headers: {'X-Robots-Tag': textFileRobots},
    })),
    ...own.map(({pattern, policy}) => ({
      path: baseUrl + pattern,
      headers: {'Content-Security-Policy': policy},
    })),
  ];
}

/** A pattern with `*` for anything, as an unanchored regular expression. */
export function patternSource(pattern: string): string {
  return pattern.split('*').map(escapeRegExp).join('.*');
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function matchesPattern(pattern: string, path: string): boolean {
  return new RegExp(`^${patternSource(pattern)}$`).test(path);
}

/** Whether a file, relative to the site, may outlive its release by a content hash in its name. */
export function isHashed(file: string): boolean {
  return hashedFiles.some((pattern) => matchesPattern(pattern, file));
}

export type SplitRules = {
  /** Headers of every path. */
  common: Headers;
  /** Headers of every path but those of the rules in `others`, which override them. */
  replaced: Headers;
  others: HeaderRule[];
};

/**
 * Separates the headers of the whole site that other rules override. Hosts join the values of two
 * matching rules, and a browser then enforces both policies, so each host needs its own way to
 * override one.
 */
export function splitRules([everywhere, ...rules]: readonly HeaderRule[]): SplitRules {
  const site = Object.entries(everywhere?.headers ?? {});
  const others = rules.filter(({headers}) => site.some(([name]) => name in headers));
  const isReplaced = (name: string) => others.some(({headers}) => name in headers);
  return {
    common: Object.fromEntries(site.filter(([name]) => !isReplaced(name))),
    replaced: Object.fromEntries(site.filter(([name]) => isReplaced(name))),
    others,
  };
}

/**
 * The headers of a path under which a file exists, because a host must not let browsers cache an
 * error for a year.
 *
 * @param path - with base URL, without query
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) => matchesPattern(rule.path, path));
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Headers;
}

/** A rule that overrides an earlier header removes it first (`! Name`), as Cloudflare requires. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const everywhere = rules[0];
  const lines = rules.flatMap((rule) => [
    rule.path,
    ...Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(rule !== everywhere && everywhere?.headers[name] !== undefined ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  return `${lines.join('\n')}\n`;
}
