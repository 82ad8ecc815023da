/**
 * `config.json` of Vercel's Build Output API. Unlike `vercel.json`, it has routes that apply after a
 * file was found (`hit`), so that headers of files are not sent with errors, and it gives us control
 * over the order of redirects, so that an unclean spelling of an old URL takes one hop.
 */
import type {SiteData} from '../files';
import {escapeRegExp, patternSource, splitRules, type HeaderRule} from '../headers';
import {isRespelled, withBase} from '../redirects';

/** A route in the Build Output API; `src` is a regular expression for the whole path. */
type Route =
  | {src: string; headers: Record<string, string>; status: number; caseSensitive?: boolean}
  | {src: string; headers: Record<string, string>; continue: true}
  | {src: string; dest: string; status: number}
  | {src: string; has: {type: 'header'; key: string; value: string}[]; dest: string}
  | {handle: 'filesystem' | 'hit' | 'error'};

export type VercelConfig = {
  version: 3;
  routes: Route[];
  /** Files that are served under a different path than their name, or with a different type. */
  overrides: Record<string, {path?: string; contentType?: string}>;
};

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

/** Answers tools that ask for Markdown with the twin of a page. */
function twinRoutes(twins: readonly string[], baseUrl: string): Route[] {
  const has = [{type: 'header' as const, key: 'accept', value: '.*text/markdown.*'}];
  return [
    {src: String.raw`^[^.]*$`, headers: {Vary: 'Accept'}, continue: true},
    ...twins.map((twin) => {
      const page = withBase(baseUrl, twin.slice(0, -'.md'.length));
      return {src: `^${escapeRegExp(page)}$`, has, dest: `${page}.md`};
    }),
  ];
}

const source = ({path}: HeaderRule): string => `${patternSource(path)}$`;

/** The headers of the whole site, split into routes if other rules override some of them. */
function everywhereRoutes(rules: readonly HeaderRule[]): Route[] {
  const [everywhere] = rules;
  if (!everywhere) return [];
  const {common, replaced, others} = splitRules(rules);
  const exceptions = others.map(source).join('|');
  const src = source(everywhere);
  return [
    {src: `^${src}`, headers: common, continue: true},
    ...(others.length > 0
      ? [{src: `^(?!${exceptions})${src}`, headers: replaced, continue: true} as const]
      : []),
  ];
}

/** @param twins - paths of Markdown files that are twins of pages */
export function vercelRoutes(
  {rules, redirects, baseUrl}: SiteData,
  twins: readonly string[] = [],
): Route[] {
  return [
    ...everywhereRoutes(rules),
    ...redirects.map((each): Route => ({
      ...redirect(escapeRegExp(withBase(baseUrl, each.from)) + ending, withBase(baseUrl, each.to)),
      ...(isRespelled(each) && {caseSensitive: true}),
    })),
    ...cleanRoutes(baseUrl),
    ...twinRoutes(twins, baseUrl),
    {handle: 'filesystem'},
    {handle: 'hit'},
    ...rules.slice(1).map((rule): Route => ({
      src: `^${source(rule)}`,
      headers: {...rule.headers},
      continue: true,
    })),
    {handle: 'error'},
    {src: '^/.*$', dest: `${baseUrl}404.html`, status: 404},
  ];
}
