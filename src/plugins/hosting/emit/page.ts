/** Redirect pages, for hosts without redirect rules. */
import {escapeHtml} from '../../../content/escape';
import {sourceOf, targetPath, withBase, type Redirect, type Redirects} from '../redirects';

/** Escapes text for an attribute value. */
const attribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

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
      if (from !== undefined && !single.has(from)) {
        single.set(from, page);
      }
    }
  }
  for (const {from, to} of exact) {
    single.set(from, to);
  }
  return [...single].map(([from, to]) => ({from, to})).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The file of a page, relative to the build. */
export function redirectFile({from}: Redirect): string {
  return `${from.slice(1)}.html`;
}

/**
 * @param siteUrl - origin, for the canonical link
 */
export function formatRedirectPage({to}: Redirect, siteUrl: string, baseUrl: string): string {
  const path = targetPath(to);
  const href = withBase(baseUrl, to);
  const canonical = path === undefined ? to : siteUrl + withBase(baseUrl, path);
  const url = attribute(href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${attribute(canonical)}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Its place is now <a href="${url}">${url}</a>.</p>
</main>
</body>
</html>
`;
}
