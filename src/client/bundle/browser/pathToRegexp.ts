/**
 * In place of the package `path-to-regexp`, by which react-router matches paths. Docusaurus' routes
 * have no parameters: of the package's syntax they use `*`, and react-router's links escape with `\`.
 */
interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

const special = /[.*+?^${}()|[\]\\/]/;

export default function pathToRegexp(
  path: string,
  keys: {name: number}[],
  {end = true, strict = false, sensitive = false}: Options,
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
  return new RegExp(`^${start}${rest}`, sensitive ? '' : 'i');
}

/** Only for react-router's `generatePath`, which has no parameters to fill in. */
pathToRegexp.compile = (path: string) => () => path;
