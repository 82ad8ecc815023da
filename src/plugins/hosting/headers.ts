/** Serializes and parses response headers in the `_headers` format of Netlify and Cloudflare. */

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
 */
export function headerRules(
  contentSecurityPolicy: string,
  baseUrl: string,
  own: readonly OwnPolicy[] = [],
): HeaderRule[] {
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
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

/**
 * The rules that override a header of the whole site. Hosts join the values of two matching rules,
 * and a browser then enforces both policies, so each host needs its own way to override one.
 */
export function replacing([everywhere, ...others]: readonly HeaderRule[]): HeaderRule[] {
  return others.filter(({headers}) =>
    Object.keys(headers).some((name) => everywhere?.headers[name] !== undefined),
  );
}

/** Whether a path matches a pattern with at most one `*`. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? path === start
    : path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** The base URL of the site that the rules are for; the first rule applies to all of it. */
export function baseOf(rules: readonly HeaderRule[]): string {
  return rules[0]?.path.slice(0, -1) ?? '/';
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

/**
 * A rule that overrides an earlier header removes it first (`! Name`), as Cloudflare requires.
 *
 * @throws Error if a line is longer than a host reads
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const everywhere = rules[0];
  const lines = rules.flatMap((rule) => [
    rule.path,
    ...Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(rule !== everywhere && everywhere?.headers[name] !== undefined ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `A header has ${long.length} characters, but hosts read at most ${longestLine}:\n` +
        `  ${long.slice(0, 200)}…\n` +
        'Give pages fewer different inline scripts and style attributes: move them to files.',
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Parses a build's `_headers` file.
 *
 * @throws Error naming the line that is neither a path nor an indented header
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') {
      return;
    }
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: {}});
      return;
    }
    const rule = rules.at(-1);
    // The next line sets the new value.
    if (rule && /^\s+! \S+$/.test(line)) return;
    const colon = line.indexOf(':');
    if (!line.startsWith(' ') || !rule || colon < 0) {
      throw new Error(
        `_headers:${index + 1}: expected a path, or "  Name: value" below one: ${line}`,
      );
    }
    rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  });
  return rules;
}
