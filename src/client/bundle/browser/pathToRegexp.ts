/**
 * Replaces the package `path-to-regexp`, with which react-router matches paths. Docusaurus' routes have
 * no parameters: they use only `*` of its syntax, and react-router's links escape with `\`.
 * Case counts, as it does for hosts: a page that is answered with 404 must not show after all.
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
  // Only at characters that mean something: every path of the site comes through here.
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
