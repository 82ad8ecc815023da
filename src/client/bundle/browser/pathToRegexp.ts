/**
 * Replaces the package `path-to-regexp`, which react-router matches paths with. Docusaurus' routes
 * have no parameters: the only syntax they use is `*`, plus `\`, which react-router's links escape
 * with. Matching is case-sensitive, as it is on the hosts: a page that the server answers with a
 * 404 must not render on the client.
 */
interface Options {
  end?: boolean;
  strict?: boolean;
}

const special = /[.*+?^${}()|[\]\\/]/;

export default function pathToRegexp(
  path: string,
  keys: {name: number}[],
  {end = true, strict = false}: Options,
): RegExp {
  if (/(^|[^\\]):\w/.test(path)) {
    throw new Error(`The route ${path} has a parameter, which src/client/bundle does not support.`);
  }
  // Tests for special characters first, because every path of the site passes through here.
  const source = path.replace(/\\(.)|[.*+?^${}()|[\]/\\]/g, (character, escaped?: string) => {
    if (character === '*') {
      keys.push({name: keys.length});
      return '(.*)';
    }
    return escaped === undefined ? `\\${character}` : escaped.replace(special, '\\$&');
  });
  const endsWithSlash = source.endsWith('\\/');
  const bare = endsWithSlash ? source.slice(0, -2) : source;
  const start = strict ? source : `${bare}(?:\\/(?=$))?`;
  const rest = end ? '$' : strict && endsWithSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${start}${rest}`);
}

/** Only for react-router's `generatePath`, which has no parameters to fill in. */
pathToRegexp.compile = (path: string) => () => path;
