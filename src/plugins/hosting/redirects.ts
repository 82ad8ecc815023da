/**
 * Redirects as data: from the few hand-written lines to the complete list, in which every old URL
 * leads to its final page in one hop. Pure; paths start at the site's root and do not contain its
 * base URL.
 */

/** The shape of `src/config/redirects.ts`. */
export type RedirectSource = {
  /**
   * Maps an old path to its final page: a path of this site, with or without an anchor, or an
   * absolute URL.
   */
  exact: Readonly<Record<string, string>>;
  patterns: readonly RedirectPattern[];
};

/** Matches every path below `from`; both ends finish with `/*`. */
export type RedirectPattern = {
  from: string;
  to: string;
  /** Parts of the target that the pattern excludes. */
  except?: readonly string[];
};

export type Redirect = {from: string; to: string};

/** All redirects; the target of one is never the source of another. */
export type Redirects = {
  /** Sorted by `from`. */
  exact: readonly Redirect[];
  /** Longest `from` first, so that the first match is the most specific. */
  patterns: readonly RedirectPattern[];
};

/** Prepends the base URL to a path of this site; returns a URL of another site unchanged. */
export function withBase(baseUrl: string, to: string): string {
  return to.startsWith('/') ? baseUrl + to.slice(1) : to;
}

/** A URL in the form that people save or type: the path of its page first. */
export function spellings(path: string): string[] {
  return ['', '/', '.html', '/index.html'].map((ending) => path + ending);
}

/** The part of a pattern before its `/*`. */
export function patternBase(pattern: string): string {
  return pattern.slice(0, -'/*'.length);
}

/** The path of a target, without its anchor; undefined for a URL of another site. */
export function targetPath(to: string): string | undefined {
  return to.startsWith('/') ? to.split('#', 1)[0] : undefined;
}

/**
 * Whether an old URL is its page's in other letters, such as `/docs/RPC`: nginx and Vercel ignore case
 * unless told otherwise, and would redirect the page to itself.
 */
export const isRespelled = ({from, to}: Redirect): boolean =>
  from.toLowerCase() === targetPath(to)?.toLowerCase();

export const isBelow = (path: string, base: string): boolean => path.startsWith(`${base}/`);

/** The path from which `pattern` leads to `path`; undefined if there is none. */
function sourceOf({from, to, except = []}: RedirectPattern, path: string): string | undefined {
  const source = patternBase(from);
  const isExcluded = [source, ...except].some((base) => path === base || isBelow(path, base));
  return isBelow(path, patternBase(to)) && !isExcluded
    ? source + path.slice(patternBase(to).length)
    : undefined;
}

const byFrom = (redirects: ReadonlyMap<string, string>): Redirect[] =>
  [...redirects].map(([from, to]) => ({from, to})).sort((a, b) => (a.from < b.from ? -1 : 1));

/**
 * Every single redirect: the exact ones, and each pattern expanded to the pages that it leads to.
 *
 * @param pages - paths without base URL
 */
export function singleRedirects({exact, patterns}: Redirects, pages: Iterable<string>): Redirect[] {
  const single = new Map<string, string>();
  for (const page of pages) {
    for (const pattern of patterns) {
      const from = sourceOf(pattern, page);
      if (from !== undefined && !single.has(from)) single.set(from, page);
    }
  }
  for (const {from, to} of exact) single.set(from, to);
  return byFrom(single);
}

/**
 * Resolves an old path.
 *
 * @param path - without query and base URL
 * @returns the final page, or undefined if nothing redirects
 */
export function resolveRedirect({exact, patterns}: Redirects, path: string): string | undefined {
  const found = exact.find((redirect) => redirect.from === path);
  if (found) return found.to;
  const pattern = patterns.find(({from}) => isBelow(path, patternBase(from)));
  return pattern && patternBase(pattern.to) + path.slice(patternBase(pattern.from).length);
}

/**
 * Completes the hand-written redirects so that none needs a second hop: if a pattern leads to a path
 * that is itself redirected, an exact redirect to the final page is added.
 */
function complete(source: RedirectSource): Redirects {
  const exact = new Map(Object.entries(source.exact));
  const patterns = new Map(source.patterns.map((pattern) => [pattern.from, pattern]));
  for (const pattern of source.patterns) {
    for (const [from, to] of Object.entries(source.exact)) {
      const old = sourceOf(pattern, from);
      if (old !== undefined && !exact.has(old)) exact.set(old, to);
    }
    for (const other of source.patterns) {
      const old = sourceOf(pattern, other.from);
      if (old !== undefined && !patterns.has(old)) patterns.set(old, {...other, from: old});
    }
  }
  return {
    exact: byFrom(exact),
    patterns: [...patterns.values()].sort((a, b) => b.from.length - a.from.length),
  };
}

/** Paths that need no escaping in any host's format: letters, digits and `/ . _ ~ -`. */
const plainPath = /^(?:\/[\w.~-]+)+$/;

function isTarget(to: string): boolean {
  if (to.startsWith('https://')) return URL.canParse(to);
  const [path = '', anchor] = to.split('#');
  return (path === '/' || plainPath.test(path)) && anchor !== '' && !/\s/.test(anchor ?? '');
}

/** What is malformed about a redirect, or leads to another one. */
function problemsOf({from, to}: Redirect, redirects: Redirects): string[] {
  if (!plainPath.test(from)) {
    return [`${from}: expected a path such as /docs/old-page, without query or anchor`];
  }
  if (!isTarget(to)) {
    return [`${from}: the target ${to} is neither a path of this site nor an https URL`];
  }
  const path = targetPath(to);
  const next = path === undefined ? undefined : resolveRedirect(redirects, path);
  if (next === undefined) return [];
  return [
    path === from
      ? `${from}: leads to itself`
      : `${from}: leads to ${to}, which redirects to ${next}; point it at the final page`,
  ];
}

/**
 * The complete list of redirects.
 *
 * @throws Error listing every chain, loop and malformed line
 */
export function compileRedirects(source: RedirectSource): Redirects {
  const redirects = complete(source);
  const problems = [
    ...redirects.exact.flatMap((redirect) => problemsOf(redirect, redirects)),
    ...redirects.patterns.flatMap(({from, to}) =>
      [from, to]
        .filter((end) => !end.endsWith('/*') || !plainPath.test(patternBase(end)))
        .map((end) => `${from}: expected ${end} to be a path that ends with /*`),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(
      `Redirects in src/config/redirects.ts that can't be used:\n  ${problems.join('\n  ')}`,
    );
  }
  return redirects;
}
