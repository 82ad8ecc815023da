/**
 * `config.json` of Vercel's Build Output API. Unlike `vercel.json`, it has routes that apply after a
 * file was found (`hit`), so that headers of files are not sent with errors, and it gives us control
 * over the order of redirects, so that an unclean spelling of an old URL takes one hop.
 */
import {baseOf, replacing, type HeaderRule} from '../headers';
import {patternBase, withBase, type Redirect, type Redirects} from '../redirects';

/** A route in the Build Output API; `src` is a regular expression for the whole path. */
export type Route =
  | {src: string; headers: Record<string, string>; status: number}
  | {src: string; headers: Record<string, string>; continue: true}
  | {src: string; dest: string; status: number}
  | {handle: 'filesystem' | 'hit' | 'error'};

export type VercelConfig = {
  version: 3;
  routes: Route[];
  /** Files that are served under a different path than their name, or with a different type. */
  overrides: Record<string, {path?: string; contentType?: string}>;
};

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Suffixes of unclean spellings of a path. */
const ending = String.raw`(?:/|\.html/?|/index(?:\.html)?/?)?`;

function redirect(src: string, to: string, status = 301): Route {
  return {src: `^${src}$`, headers: {Location: to}, status};
}

/**
 * Redirects unclean URLs to clean ones, but never to a path that starts with two slashes, because
 * that would be a host.
 */
function cleanRoutes(baseUrl: string): Route[] {
  const base = escapeRegExp(baseUrl);
  return [
    redirect(String.raw`${base}index(?:\.html)?/?`, baseUrl, 308),
    redirect(String.raw`${base}([^/].*?)(?:/index(?:\.html)?/?|\.html/?|/)`, `${baseUrl}$1`, 308),
  ];
}

/** The headers of the whole site, split into routes if other rules override some of them. */
function everywhereRoutes(
  everywhere: HeaderRule,
  others: readonly HeaderRule[],
  source: (rule: HeaderRule) => string,
): Route[] {
  const replaced = new Set(others.flatMap(({headers}) => Object.keys(headers)));
  const part = (isReplaced: boolean) =>
    Object.fromEntries(
      Object.entries(everywhere.headers).filter(([name]) => replaced.has(name) === isReplaced),
    );
  const src = source(everywhere);
  const common: Route = {src: `^${src}`, headers: part(false), continue: true};
  if (others.length === 0) return [common];
  const exceptions = others.map(source).join('|');
  return [common, {src: `^(?!${exceptions})${src}`, headers: part(true), continue: true}];
}

/** @param single - every redirect of a single URL, including expanded patterns */
export function vercelRoutes(
  rules: readonly HeaderRule[],
  single: readonly Redirect[],
  {patterns}: Redirects,
): Route[] {
  const baseUrl = baseOf(rules);
  const source = ({path}: HeaderRule) => `${path.split('*').map(escapeRegExp).join('.*')}$`;
  const [everywhere, ...files] = rules;
  const ofFiles = files.map((rule): Route => ({
    src: `^${source(rule)}`,
    headers: {...rule.headers},
    continue: true,
  }));
  return [
    ...(everywhere ? everywhereRoutes(everywhere, replacing(rules), source) : []),
    ...single.map(({from, to}) =>
      redirect(escapeRegExp(withBase(baseUrl, from)) + ending, withBase(baseUrl, to)),
    ),
    ...patterns.map(({from, to}) =>
      redirect(
        `${escapeRegExp(withBase(baseUrl, patternBase(from)))}/(.+?)${ending}`,
        `${withBase(baseUrl, patternBase(to))}/$1`,
      ),
    ),
    ...cleanRoutes(baseUrl),
    {handle: 'filesystem'},
    {handle: 'hit'},
    ...ofFiles,
    {handle: 'error'},
    {src: '^/.*$', dest: `${baseUrl}404.html`, status: 404},
  ];
}
