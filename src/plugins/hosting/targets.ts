/** Checks the redirects against the pages. Pure. */
import {isWithin, patternBase, targetPath, type RedirectProblem, type Redirects} from './redirects';

/** Pages of the site (path without base URL) with their anchors, if these are known. */
export type Pages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** A redirect whose old URL is a page: hosts disagree about which one to serve. */
export function shadowedPages({exact, patterns}: Redirects, pages: Pages): RedirectProblem[] {
  // nginx looks up its map case-insensitively, so paths that differ only in case collide.
  const byLowerCase = new Map([...pages.keys()].map((page) => [page.toLowerCase(), page]));
  const shadowed = exact.flatMap(({from}) => {
    const page = byLowerCase.get(from.toLowerCase());
    return page === undefined
      ? []
      : [{from, message: `the page ${page} has this URL; remove the redirect`}];
  });
  for (const {from} of patterns) {
    const base = patternBase(from);
    for (const page of pages.keys()) {
      if (isWithin(page, base) && page !== base) {
        const message = `covers the page ${page}; narrow the pattern or move the page`;
        shadowed.push({from, message});
      }
    }
  }
  return shadowed;
}

/** Redirects whose target page or anchor doesn't exist. */
export function missingTargets({exact, patterns}: Redirects, pages: Pages): RedirectProblem[] {
  const missing = exact.flatMap(({from, to}) => {
    const path = targetPath(to);
    if (path === undefined) {
      return [];
    }
    if (!pages.has(path)) {
      return [{from, message: `there is no page ${path}`}];
    }
    const anchor = to.slice(path.length + 1);
    return anchor === '' || (pages.get(path)?.has(anchor) ?? true)
      ? []
      : [{from, message: `${path} has no anchor #${anchor}`}];
  });
  for (const {from, to} of patterns) {
    const base = patternBase(to);
    if (![...pages.keys()].some((page) => page !== base && isWithin(page, base))) {
      missing.push({from, message: `there is no page below ${base}`});
    }
  }
  return missing;
}
