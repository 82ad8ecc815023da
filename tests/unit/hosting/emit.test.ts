/** What is refused, and what only these tests see: tests/hosts asks each host's own engine about the rest. */
import {describe, expect, test} from 'vitest';

import {formatNginxHeaders, formatNginxMaps} from '../../../src/plugins/hosting/emit/nginx';
import {formatRedirectPage} from '../../../src/plugins/hosting/emit/page';
import {formatCloudflareRedirects} from '../../../src/plugins/hosting/emit/redirectsFile';
import type {SiteData} from '../../../src/plugins/hosting/files';
import {headerRules, headersFor} from '../../../src/plugins/hosting/headers';
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

test('nginx keeps the query before the anchor and passes no line break on', () => {
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
