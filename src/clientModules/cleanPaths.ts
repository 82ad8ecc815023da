/**
 * Hosts without a redirect rule serve the page for `/docs/concepts.html`, `/docs/concepts/`,
 * `//docs/concepts` and `/docs%2fconcepts`, but Docusaurus finds no route for these or leaves the
 * address as typed. This rewrites the address to the clean path, for the first time before
 * hydration.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** Letters, digits and `-._~/`, which mean the same with and without percent-encoding. */
const encoded = /%(?:2[def]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** A path that can't be decoded, such as `/docs/%`, would throw in the router. */
function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return encodeURI(pathname);
  }
}

/** @param pathname - a path as in `location.pathname`, base URL included */
export function cleanPath(pathname: string, baseUrl: string): string {
  const clean = decodable(pathname)
    .replace(encoded, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/$/, '');
  return clean === '' || `${clean}/` === baseUrl ? baseUrl : clean;
}

const isUnclean = ({pathname} = window.location) =>
  pathname !== cleanPath(pathname, siteConfig.baseUrl);

function cleanAddress(): string {
  const {pathname, search, hash} = window.location;
  return cleanPath(pathname, siteConfig.baseUrl) + search + hash;
}

export function onRouteDidUpdate(): void {
  if (isUnclean()) window.history.replaceState(window.history.state, '', cleanAddress());
}

/** The class that Docusaurus sets on the `html` element of the not-found page only. */
const notFound = '.plugin-native';

/**
 * Whether this is the not-found page at an address that is not clean: the host has no file here,
 * but may have one at the clean path. What React would render there does not match this HTML.
 */
export const isLost =
  ExecutionEnvironment.canUseDOM && isUnclean() && document.documentElement.matches(notFound);

/**
 * Navigates to the clean path if there is a page; otherwise this is the not-found page, and only
 * the address is replaced.
 *
 * @param hasPage - whether the site has a page at a path
 * @returns whether the browser is navigating away, so that hydration must not start
 */
export function redirectToCleanPath(hasPage: (path: string) => boolean): boolean {
  const isLeaving = hasPage(cleanPath(window.location.pathname, siteConfig.baseUrl));
  if (isLeaving) window.location.replace(cleanAddress());
  else onRouteDidUpdate();
  return isLeaving;
}

if (ExecutionEnvironment.canUseDOM && !isLost) onRouteDidUpdate();
