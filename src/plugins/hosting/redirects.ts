/**
 * Redirects as data: every old URL with its final page, one hop away. Pure; paths start at the site's
 * root and do not contain its base URL.
 */

/**
 * The shape of `src/config/redirects.ts`. Maps an old path to its final page: a path of this site, with
 * or without an anchor, or an absolute URL.
 */
export type RedirectSource = Readonly<Record<string, string>>;

export type Redirect = {from: string; to: string};

/** All redirects, sorted by `from`; the target of one is never the source of another. */
export type Redirects = readonly Redirect[];

/** Pages of the site (path without base URL) with their anchors. */
type Pages = ReadonlyMap<string, ReadonlySet<string>>;

/** Prepends the base URL to a path of this site; returns a URL of another site unchanged. */
export function withBase(baseUrl: string, to: string): string {
  return to.startsWith('/') ? baseUrl + to.slice(1) : to;
}

/** A URL in the form that people save or type: the path of its page first. */
export function spellings(path: string): string[] {
  return ['', '/', '.html'].map((ending) => path + ending);
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

/**
 * @param path - without query and base URL
 * @returns the final page, or undefined if nothing redirects
 */
export const resolveRedirect = (redirects: Redirects, path: string): string | undefined =>
  redirects.find(({from}) => from === path)?.to;

/** Paths that need no escaping in any host's format: letters, digits and `/ . _ ~ -`. */
const plainPath = /^(?:\/[\w.~-]+)+$/;

function isTarget(to: string): boolean {
  if (to.startsWith('https://')) return URL.canParse(to);
  const [path = '', anchor] = to.split('#');
  return (path === '/' || plainPath.test(path)) && anchor !== '' && !/\s/.test(anchor ?? '');
}

/** What is malformed about a redirect, or leads to another one. */
function problemsOf({from, to}: Redirect, source: RedirectSource): string[] {
  if (!plainPath.test(from)) {
    return [`${from}: expected a path such as /docs/old-page, without query or anchor`];
  }
  if (!isTarget(to)) {
    return [`${from}: the target ${to} is neither a path of this site nor an https URL`];
  }
  const path = targetPath(to);
  const next = path === undefined ? undefined : source[path];
  if (next === undefined) return [];
  return [
    path === from
      ? `${from}: leads to itself`
      : `${from}: leads to ${to}, which redirects to ${next}; point it at the final page`,
  ];
}

/** @throws Error listing every chain, loop and malformed line */
export function compileRedirects(source: RedirectSource): Redirects {
  const redirects = Object.entries(source)
    .map(([from, to]) => ({from, to}))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const problems = redirects.flatMap((redirect) => problemsOf(redirect, source));
  if (problems.length > 0) {
    throw new Error(
      `Redirects in src/config/redirects.ts that can't be used:\n  ${problems.join('\n  ')}`,
    );
  }
  return redirects;
}

/** Redirects whose old URL is a page: hosts disagree about which one to serve. */
export function shadowedPages(redirects: Redirects, pages: Pages): string[] {
  // nginx looks up its map case-insensitively, so paths that differ only in case collide.
  const byLowerCase = new Map([...pages.keys()].map((page) => [page.toLowerCase(), page]));
  return redirects.flatMap((redirect) => {
    const {from, to} = redirect;
    const page = byLowerCase.get(from.toLowerCase());
    const isOther = from !== page && page === to && isRespelled(redirect);
    return page && !isOther ? [`${from}: the page ${page} has this URL; remove the redirect`] : [];
  });
}

/** Redirects whose target page or anchor doesn't exist. */
export function missingTargets(redirects: Redirects, pages: Pages): string[] {
  return redirects.flatMap(({from, to}) => {
    const path = targetPath(to);
    if (path === undefined) return [];
    const anchors = pages.get(path);
    if (!anchors) return [`${from}: there is no page ${path}`];
    const anchor = to.slice(path.length + 1);
    return anchor === '' || anchors.has(anchor)
      ? []
      : [`${from}: ${path} has no anchor #${anchor}`];
  });
}
