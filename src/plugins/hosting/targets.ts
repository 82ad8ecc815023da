/** Checks the redirects against the pages. Pure. */
import {isBelow, isRespelled, patternBase, targetPath, type Redirects} from './redirects';

/** Pages of the site (path without base URL) with their anchors. */
type Pages = ReadonlyMap<string, ReadonlySet<string>>;

/** A redirect whose old URL is a page: hosts disagree about which one to serve. */
export function shadowedPages({exact, patterns}: Redirects, pages: Pages): string[] {
  // nginx looks up its map case-insensitively, so paths that differ only in case collide.
  const byLowerCase = new Map([...pages.keys()].map((page) => [page.toLowerCase(), page]));
  return [
    ...exact.flatMap((redirect) => {
      const {from, to} = redirect;
      const page = byLowerCase.get(from.toLowerCase());
      const isOther = from !== page && page === to && isRespelled(redirect);
      return page && !isOther
        ? [`${from}: the page ${page} has this URL; remove the redirect`]
        : [];
    }),
    ...patterns.flatMap(({from}) =>
      [...pages.keys()]
        .filter((page) => isBelow(page, patternBase(from)))
        .map((page) => `${from}: covers the page ${page}; narrow the pattern or move the page`),
    ),
  ];
}

/** Redirects whose target page or anchor doesn't exist. */
export function missingTargets({exact, patterns}: Redirects, pages: Pages): string[] {
  return [
    ...exact.flatMap(({from, to}) => {
      const path = targetPath(to);
      if (path === undefined) return [];
      const anchors = pages.get(path);
      if (!anchors) return [`${from}: there is no page ${path}`];
      const anchor = to.slice(path.length + 1);
      return anchor === '' || anchors.has(anchor)
        ? []
        : [`${from}: ${path} has no anchor #${anchor}`];
    }),
    ...patterns
      .map(({from, to}) => ({from, base: patternBase(to)}))
      .filter(({base}) => ![...pages.keys()].some((page) => isBelow(page, base)))
      .map(({from, base}) => `${from}: there is no page below ${base}`),
  ];
}
