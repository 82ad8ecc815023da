/**
 * Docusaurus renders the right page at `/docs/concepts.html` and `/docs/concepts/index.html` but
 * leaves the address as it was typed, and at the start loads the code of the not-found page for it,
 * which does not fit the HTML. This puts the clean path there, the first time before the start.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** @param pathname - a path as in `location.pathname`, base URL included */
export function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean === '' || `${clean}/` === baseUrl ? baseUrl : clean;
}

const isUnclean = () => window.location.pathname.endsWith('.html');

function cleanAddress(): string {
  const {pathname, search, hash} = window.location;
  return cleanPath(pathname, siteConfig.baseUrl) + search + hash;
}

export function onRouteDidUpdate(): void {
  if (isUnclean()) window.history.replaceState(window.history.state, '', cleanAddress());
}

/** The class that Docusaurus gives to the document of the not-found page, and to no other. */
const notFound = '.plugin-native';

/**
 * Whether the browser is on its way to the clean path, because the host has no file here and so this
 * is not the HTML of the page there. Nothing may start then: what React would render does not fit.
 */
export const leaving =
  ExecutionEnvironment.canUseDOM && isUnclean() && document.documentElement.matches(notFound);

if (leaving) window.location.replace(cleanAddress());
else if (ExecutionEnvironment.canUseDOM) onRouteDidUpdate();
