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

/** What is wrong with the redirect, or the pattern, from this path. */
export type RedirectProblem = {from: string; message: string};

/** Prepends the base URL to a path of this site; returns a URL of another site unchanged. */
export function withBase(baseUrl: string, to: string): string {
  return to.startsWith('/') ? baseUrl + to.slice(1) : to;
}

/** A URL in the form that people save or type: the path of its page first. */
export function spellings(path: string): string[] {
  return ['', '/', '.html', '/index.html'].map((ending) => path + ending);
}

/** All redirects; the target of one is never the source of another. */
export type Redirects = {
  /** Sorted by `from`. */
  exact: readonly Redirect[];
  /** Longest `from` first, so that the first match is the most specific. */
  patterns: readonly RedirectPattern[];
};

const wildcard = '/*';

/** The part of a pattern before its `/*`. */
export function patternBase(pattern: string): string {
  return pattern.slice(0, -wildcard.length);
}

/** The path of a target, without its anchor; undefined for a URL of another site. */
export function targetPath(to: string): string | undefined {
  return to.startsWith('/') ? to.split('#', 1)[0] : undefined;
}

/** Whether `path` is `base` or below it. */
export function isWithin(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

function matches(pattern: RedirectPattern, path: string): boolean {
  return path.startsWith(`${patternBase(pattern.from)}/`);
}

function applyPattern(pattern: RedirectPattern, path: string): string {
  return patternBase(pattern.to) + path.slice(patternBase(pattern.from).length);
}

/** The path from which `pattern` leads to `path`; undefined if there is none. */
export function sourceOf(pattern: RedirectPattern, path: string): string | undefined {
  const target = patternBase(pattern.to);
  const source = patternBase(pattern.from);
  const excluded = [source, ...(pattern.except ?? [])].some((base) => isWithin(path, base));
  return path.startsWith(`${target}/`) && !excluded
    ? source + path.slice(target.length)
    : undefined;
}

/**
 * Resolves an old path.
 *
 * @param path - without query and base URL
 * @returns the final page, or undefined if nothing redirects
 */
export function resolveRedirect({exact, patterns}: Redirects, path: string): string | undefined {
  const found = exact.find((redirect) => redirect.from === path);
  if (found) {
    return found.to;
  }
  const pattern = patterns.find((candidate) => matches(candidate, path));
  return pattern && applyPattern(pattern, path);
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
      if (old !== undefined && !exact.has(old)) {
        exact.set(old, to);
      }
    }
    for (const other of source.patterns) {
      const old = sourceOf(pattern, other.from);
      if (old !== undefined && !patterns.has(old)) {
        patterns.set(old, {...other, from: old});
      }
    }
  }
  return {
    exact: [...exact].map(([from, to]) => ({from, to})).sort((a, b) => (a.from < b.from ? -1 : 1)),
    patterns: [...patterns.values()].sort((a, b) => b.from.length - a.from.length),
  };
}

/** Every chain, loop and malformed line. */
function redirectProblems(source: RedirectSource): RedirectProblem[] {
  const redirects = complete(source);
  return [...shapeProblems(redirects), ...chainProblems(redirects)];
}

/**
 * The complete list of redirects.
 *
 * @throws Error listing every chain, loop and malformed line
 */
export function compileRedirects(source: RedirectSource): Redirects {
  const problems = redirectProblems(source);
  if (problems.length > 0) {
    throw new Error(`Redirects in src/config/redirects.ts that can't be used:\n${list(problems)}`);
  }
  return complete(source);
}

/** Paths that need no escaping in any host's format: letters, digits and `/ . _ ~ -`. */
const plainPath = /^(?:\/[\w.~-]+)+$/;

function shapeProblems({exact, patterns}: Redirects): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  for (const {from, to} of exact) {
    const [path = '', anchor] = to.split('#');
    if (!plainPath.test(from)) {
      const message = 'expected a path such as /docs/old-page, without query or anchor';
      problems.push({from, message});
    }
    const isPath = path === '/' || plainPath.test(path);
    const isSitePath = isPath && anchor !== '' && !/\s/.test(anchor ?? '');
    if (!isSitePath && !(to.startsWith('https://') && URL.canParse(to))) {
      const message = `the target ${to} is neither a path of this site nor an https URL`;
      problems.push({from, message});
    }
  }
  for (const {from, to} of patterns) {
    for (const end of [from, to]) {
      if (!end.endsWith(wildcard) || !plainPath.test(patternBase(end))) {
        problems.push({from, message: `expected ${end} to be a path that ends with /*`});
      }
    }
  }
  return problems;
}

function chainProblems(redirects: Redirects): RedirectProblem[] {
  return redirects.exact.flatMap(({from, to}) => {
    const path = targetPath(to);
    const next = path === undefined ? undefined : resolveRedirect(redirects, path);
    if (next === undefined) {
      return [];
    }
    const message =
      path === from
        ? 'leads to itself'
        : `leads to ${to}, which redirects to ${next}; point it at the final page`;
    return [{from, message}];
  });
}

export function list(problems: readonly RedirectProblem[]): string {
  return problems.map(({from, message}) => `  ${from}: ${message}`).join('\n');
}
