import {describe, expect, test} from 'vitest';

import {formatNginxHeaders, formatNginxMaps} from '../../../src/plugins/hosting/emit/nginx';
import {formatRedirectPage} from '../../../src/plugins/hosting/emit/page';
import {
  formatCloudflareRedirects,
  formatNetlifyRedirects,
} from '../../../src/plugins/hosting/emit/redirectsFile';
import {vercelRoutes} from '../../../src/plugins/hosting/emit/vercel';
import type {SiteData} from '../../../src/plugins/hosting/files';
import {formatHeaders, headerRules, headersFor} from '../../../src/plugins/hosting/headers';
import {compileRedirects} from '../../../src/plugins/hosting/redirects';

const redirects = compileRedirects({
  '/old': '/docs/new#part',
  '/out': 'https://example.com/?a=1&b=2',
});
const site: SiteData = {
  url: 'https://trpc.io',
  baseUrl: '/',
  pages: ['/', '/docs', '/docs/a', '/404.html'],
  redirects,
  rules: headerRules("default-src 'self'", '/'),
};
/** The same below a path of its host. */
const below: SiteData = {...site, baseUrl: '/x/', rules: headerRules('', '/x/')};
const framePolicy = "default-src 'none'; script-src blob:";
const withFrame = headerRules("default-src 'self'", '/', [
  {pattern: 'assets/frame/*', policy: framePolicy},
]);

describe('headers', () => {
  const immutable = 'public, max-age=31536000, immutable';

  test.each([
    ['/assets/js/main.1234abcd.js', immutable, undefined, "default-src 'self'"],
    ['/assets/frame/frame.0123456789ab.xhtml', immutable, undefined, framePolicy],
    ['/search-index/a.0123456789ab.shard.json', immutable, undefined, "default-src 'self'"],
    ['/search-index/manifest.json', undefined, undefined, "default-src 'self'"],
    ['/docs/quickstart.md', undefined, 'noindex', "default-src 'self'"],
    ['/llms.txt', undefined, 'noindex', "default-src 'self'"],
    ['/docs/a.md/b', undefined, undefined, "default-src 'self'"],
  ])('of %s', (path, cache, robots, policy) => {
    const headers = headersFor(withFrame, path);
    expect(headers['Cache-Control']).toBe(cache);
    expect(headers['X-Robots-Tag']).toBe(robots);
    expect(headers['Content-Security-Policy']).toBe(policy);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  test('of a site below another path leave the rest of the host alone', () => {
    const rules = headerRules("default-src 'none'", '/preview/');
    expect(headersFor(rules, '/preview/docs')).toHaveProperty('X-Content-Type-Options', 'nosniff');
    expect(headersFor(rules, '/docs')).toEqual({});
  });

  test('longer than a host reads are refused', () => {
    expect(() => headerRules('x'.repeat(2000), '/')).toThrow('hosts read at most 2000');
  });

  test('that replace one of the site are a single header on each host', () => {
    // Cloudflare joins the values of both rules unless the first is taken away.
    expect(formatHeaders(withFrame)).toContain(
      '/assets/frame/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ',
    );
    expect(formatHeaders(site.rules)).not.toContain('!');
    expect(formatNginxMaps({...site, rules: withFrame})).toContain(
      `map $uri $site_own_policy {
    default $site_policy;
    "~^/assets/frame/.*$" "${framePolicy}";
}`,
    );
    const policies = (path: string) =>
      vercelRoutes({...site, rules: withFrame}).flatMap((route) =>
        'headers' in route && new RegExp(route.src).test(path)
          ? (route.headers['Content-Security-Policy'] ?? [])
          : [],
      );
    expect(policies('/docs/quickstart')).toEqual(["default-src 'self'"]);
    expect(policies('/assets/js/main.js')).toEqual(["default-src 'self'"]);
    expect(policies('/assets/frame/frame.0123456789ab.xhtml')).toEqual([framePolicy]);
  });
});

const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

test('Cloudflare Pages gets each spelling of an old URL', () => {
  const lines = linesOf(formatCloudflareRedirects(below));
  expect(lines.slice(0, 3)).toEqual([
    '/x/old /x/docs/new#part 301',
    '/x/old/ /x/docs/new#part 301',
    '/x/old.html /x/docs/new#part 301',
  ]);
  expect(lines.at(-1)).toBe('/x/*/index.html /x/:splat 301');
});

test('more redirects than Cloudflare Pages reads are refused', () => {
  const many = {
    ...site,
    redirects: Array.from({length: 667}, (_, index) => ({from: `/old-${index}`, to: '/docs'})),
  };
  expect(() => formatCloudflareRedirects(many)).toThrow(
    'Cloudflare Pages reads at most 2000 redirects, but there are 2001',
  );
});

test('Netlify gets a rule for each file that it would serve under an unclean URL', () => {
  const lines = linesOf(formatNetlifyRedirects(below));
  expect(lines).toContain('/x/docs.html /x/docs 301!');
  expect(lines).toContain('/x/docs/index.html /x/docs 301!');
  expect(lines.filter((line) => /^\/x\/index|404\.html\./.test(line))).toEqual([]);
  expect(lines.at(-1)).toBe('/x/* /x/404.html 404');
});

test.each([
  ['/old', '/docs/new#part'],
  ['/old/', '/docs/new#part'],
  ['/old.html', '/docs/new#part'],
  ['/old/index.html', '/docs/new#part'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['//example.com/', undefined],
  ['/docs', undefined],
])('Vercel leads from %s to %s in the first hop', (url, to) => {
  const [location] = vercelRoutes(site).flatMap((route) => {
    const match = 'src' in route && 'status' in route && new RegExp(route.src).exec(url);
    if (!match || !('headers' in route)) return [];
    const replaced = route.headers.Location?.replace(/\$(\d)/g, (_, group) => match[+group] ?? '');
    return [replaced];
  });
  expect(location).toBe(to);
});

test('nginx keeps the query before the anchor', () => {
  expect(formatNginxMaps(site)).toContain(`    default "";
    "/old" "/docs/new$is_args$args#part";
    "/out" "https://example.com/?a=1&b=2";
}`);
  expect(formatNginxMaps(below)).toContain(String.raw`    "~^/x/.*\.(?:md|txt)$" "noindex";`);
  // It ignores case in paths, and refuses one that is there twice.
  const respelled = {'/docs/A': '/docs/a', '/docs/Old': '/docs/a', '/docs/old': '/docs/a'};
  const maps = formatNginxMaps({...site, redirects: compileRedirects(respelled)});
  expect(maps.match(/"\S*(?:A\$|Old|old)"/g)).toEqual(['"~^/docs/A$"', '"/docs/old"']);
  expect(formatNginxHeaders(site)).toContain(
    'add_header Content-Security-Policy $site_own_policy always;',
  );
});

test('a redirect page refreshes, names the canonical page and stays out of search engines', () => {
  const html = formatRedirectPage({from: '/old', to: '/docs/new#part'}, 'https://trpc.io', '/x/');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/x/docs/new#part"></noscript>',
  );
  expect(html).toContain('<script data-to="/x/docs/new#part">');
  expect(html).toContain('<link rel="canonical" href="https://trpc.io/x/docs/new">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const escaped = formatRedirectPage({from: '/o', to: 'https://e.com/?a=1&b="'}, 'https://t', '/');
  expect(escaped).toContain('content="0; url=https://e.com/?a=1&amp;b=&quot;"');
});
