/**
 * Docusaurus renders the right page at `/docs/concepts.html` and `/docs/concepts/index.html` but
 * leaves the address as it was typed; this puts the clean path there.
 */
import siteConfig from '@generated/docusaurus.config';

/** @param pathname - a path as in `location.pathname`, base URL included */
export function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean === '' || `${clean}/` === baseUrl ? baseUrl : clean;
}

export function onRouteDidUpdate(): void {
  const {pathname, search, hash} = window.location;
  if (pathname.endsWith('.html')) {
    const address = cleanPath(pathname, siteConfig.baseUrl) + search + hash;
    window.history.replaceState(window.history.state, '', address);
  }
}
