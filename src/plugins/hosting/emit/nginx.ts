/**
 * The two files that `deploy/nginx` includes. They only contain what the build knows; the rest of
 * nginx's configuration is written by hand over there.
 */
import {
  escapeRegExp,
  hashedFiles,
  immutable,
  patternSource,
  splitRules,
  textFileRobots,
  textFiles,
} from '../headers';
import type {SiteData} from '../files';
import {isRespelled, withBase} from '../redirects';

/** A target with the query of the request, which goes before the anchor. */
function target(to: string): string {
  if (!to.startsWith('/')) return to;
  const [path = '', anchor] = to.split('#');
  return `${path}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * For the `http` block: `$site_base`, the site's base URL; `$site_path` from `$site_clean`, which has
 * no trailing slash because only the path of the first page has one; `$site_redirect` from
 * `$site_path`; and headers that differ between files, since some have a policy of their own.
 * Browsers cache a file for a year only if it was found. The types of text files are in
 * `deploy/nginx`, because nginx configures them separately from headers.
 */
export function formatNginxMaps({redirects, baseUrl, rules}: SiteData): string {
  const policies = splitRules(rules).others.map(
    ({path, headers}) =>
      `    "~^${patternSource(path)}$" "${headers['Content-Security-Policy'] ?? ''}";\n`,
  );
  // By lower case, because nginx ignores case, and refuses a second line for the same path.
  const lines = new Map(
    redirects.map((redirect) => {
      const from = withBase(baseUrl, redirect.from);
      const source = isRespelled(redirect) ? `~^${escapeRegExp(from)}$` : from;
      const to = target(withBase(baseUrl, redirect.to));
      return [source.toLowerCase(), `    "${source}" "${to}";`];
    }),
  );
  const hashed = hashedFiles.map((pattern) => patternSource(baseUrl + pattern)).join('|');
  return `map "" $site_base {
    default "${baseUrl}";
}

map $site_clean $site_path {
    default $site_clean;
${baseUrl === '/' ? '' : `    "${baseUrl.slice(0, -1)}" "${baseUrl}";\n`}}

map $site_path $site_redirect {
    default "";
${[...lines.values()].join('\n')}
}

map "$status $uri" $site_cache_control {
    default "public, max-age=0, must-revalidate";
    "~^(?:200|206|304) (?:${hashed})$" "${immutable}";
}

map $uri $site_own_policy {
    default $site_policy;
${policies.join('')}}

map $uri $site_robots {
    default "";
    "~^${escapeRegExp(baseUrl)}.*\\.(?:${Object.keys(textFiles).join('|')})$" "${textFileRobots}";
}
`;
}

/**
 * For the `server` block: the headers of every response. `$site_own_policy` is the content security
 * policy of the path, or else that of the release that responds, see `deploy/nginx/site.conf`.
 */
export function formatNginxHeaders({rules}: SiteData): string {
  const everywhere = rules[0]?.headers ?? {};
  const lines = Object.entries(everywhere).map(
    ([name, value]) =>
      `add_header ${name} ${name === 'Content-Security-Policy' ? '$site_own_policy' : `"${value}"`} always;`,
  );
  return `${lines.join('\n')}\nadd_header Cache-Control $site_cache_control always;
add_header X-Robots-Tag $site_robots always;\n`;
}
