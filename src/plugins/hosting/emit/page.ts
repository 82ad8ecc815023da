/** Redirect pages, for hosts without redirect rules. */
import {escapeHtml} from '../../../content/escape';
import {targetPath, withBase, type Redirect} from '../redirects';

/** Keeps the query and the anchor of the old URL, which a refresh would lose. */
const moving = `(({to}) => {
  const url = new URL(to, location);
  url.search ||= location.search;
  url.hash = location.hash || url.hash;
  location.replace(url);
})(document.currentScript.dataset)`;

/** Escapes text for an attribute value. */
const attribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** The file of a page, relative to the build. */
export function redirectFile({from}: Redirect): string {
  return `${from.slice(1)}.html`;
}

/**
 * @param siteUrl - origin, for the canonical link
 */
export function formatRedirectPage({to}: Redirect, siteUrl: string, baseUrl: string): string {
  const path = targetPath(to);
  const canonical = path === undefined ? to : siteUrl + withBase(baseUrl, path);
  const url = attribute(withBase(baseUrl, to));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<script data-to="${url}">${moving}</script>
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
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
