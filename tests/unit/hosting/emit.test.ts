import {describe, expect, test} from 'vitest';

import {formatNginxHeaders, formatNginxMaps} from '../../../src/plugins/hosting/emit/nginx';
import {
  formatRedirectPage,
  redirectFile,
  singleRedirects,
} from '../../../src/plugins/hosting/emit/page';
import {
  formatCloudflareRedirects,
  formatNetlifyRedirects,
} from '../../../src/plugins/hosting/emit/redirectsFile';
import {vercelRoutes} from '../../../src/plugins/hosting/emit/vercel';
import {
  formatHeaders,
  headerRules,
  headersFor,
  parseHeaders,
} from '../../../src/plugins/hosting/headers';
import {compileRedirects} from '../../../src/plugins/hosting/redirects';

const redirects = compileRedirects({
  exact: {'/old': '/docs/new#part', '/out': 'https://example.com/?a=1&b=2'},
  patterns: [{from: '/v11/*', to: '/docs/*', except: ['/docs/v10']}],
});
const rules = headerRules("default-src 'none'", '/');

describe('headers', () => {
  test('are read back as they were written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('cache only what has a hash in its name', () => {
    expect(headersFor(rules, '/assets/js/main.1234abcd.js')).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersFor(rules, '/search-index/a.0123456789ab.shard.json')).toHaveProperty(
      'Cache-Control',
    );
    expect(headersFor(rules, '/search-index/manifest.json')).not.toHaveProperty('Cache-Control');
    expect(headersFor(rules, '/docs/assets')).not.toHaveProperty('Cache-Control');
  });

  test('keep files for tools out of search engines', () => {
    expect(headersFor(rules, '/docs/quickstart.md')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    expect(headersFor(rules, '/llms.txt')).toMatchObject({
      'X-Robots-Tag': 'noindex',
    });
    for (const page of ['/docs/quickstart', '/docs/md', '/docs/a.md/b']) {
      expect(headersFor(rules, page)).not.toHaveProperty('X-Robots-Tag');
    }
    expect(headersFor([{path: '/ab*bc', headers: {A: 'b'}}], '/abc')).toEqual({});
  });

  test('of a site below another path leave the rest of the host alone', () => {
    const below = headerRules("default-src 'none'", '/preview/');
    expect(headersFor(below, '/preview/docs')).toHaveProperty('X-Content-Type-Options', 'nosniff');
    expect(headersFor(below, '/docs')).toEqual({});
  });

  test('longer than a host reads are refused', () => {
    expect(() => formatHeaders(headerRules('x'.repeat(2000), '/'))).toThrow(
      'hosts read at most 2000',
    );
  });

  test('replace the policy of the site for files with one of their own', () => {
    const own = headerRules("default-src 'self'", '/', [
      {pattern: 'assets/frame/*', policy: "default-src 'none'; script-src blob:"},
    ]);
    expect(headersFor(own, '/assets/frame/frame.0123456789ab.xhtml')).toMatchObject({
      'Content-Security-Policy': "default-src 'none'; script-src blob:",
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    const text = formatHeaders(own);
    // Cloudflare joins the values of both rules unless the first is taken away.
    expect(text).toContain(
      '/assets/frame/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ',
    );
    expect(parseHeaders(text)).toEqual(own);
    expect(formatHeaders(rules)).not.toContain('!');

    expect(formatNginxMaps(redirects, '/', own)).toContain(
      `map $uri $site_own_policy {
    default $site_policy;
    "~^/assets/frame/.*$" "default-src 'none'; script-src blob:";
}`,
    );

    const withPolicy = vercelRoutes(own, [], redirects).filter(
      (route) => 'headers' in route && route.headers['Content-Security-Policy'] !== undefined,
    );
    const of = (path: string) =>
      withPolicy.filter((route) => 'src' in route && new RegExp(route.src).test(path));
    expect(of('/docs/quickstart')).toHaveLength(1);
    expect(of('/assets/js/main.js')).toHaveLength(1);
    expect(of('/assets/frame/frame.0123456789ab.xhtml')).toEqual([
      expect.objectContaining({
        headers: {'Content-Security-Policy': "default-src 'none'; script-src blob:"},
      }),
    ]);
  });

  test('that are malformed are refused with their line', () => {
    expect(() => parseHeaders('/*\nX-A: b\n')).toThrow('_headers:2: expected a path');
    expect(() => parseHeaders('  X-A: b\n')).toThrow('_headers:1: expected a path');
  });
});

const single = singleRedirects(redirects, ['/docs/a']);
const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

test('Cloudflare Pages gets each spelling of an old URL, and patterns after them', () => {
  const lines = linesOf(formatCloudflareRedirects(single, redirects, '/x/'));
  expect(lines.slice(0, 4)).toEqual([
    '/x/old /x/docs/new#part 301',
    '/x/old/ /x/docs/new#part 301',
    '/x/old.html /x/docs/new#part 301',
    '/x/old/index.html /x/docs/new#part 301',
  ]);
  expect(lines).toContain('/x/v11/a.html /x/docs/a 301');
  expect(lines.slice(-5)).toEqual([
    '/x/v11/*/index.html /x/docs/:splat 301',
    '/x/v11/*.html /x/docs/:splat 301',
    '/x/v11/*/ /x/docs/:splat 301',
    '/x/v11/* /x/docs/:splat 301',
    '/x/*/index.html /x/:splat 301',
  ]);
});

test('more redirects than Cloudflare Pages reads are refused', () => {
  const many = Array.from({length: 501}, (_, index) => ({from: `/old-${index}`, to: '/docs'}));
  expect(() => formatCloudflareRedirects(many, redirects, '/')).toThrow(
    'Cloudflare Pages reads at most 2000 static redirects, but there are 2004',
  );
});

test('Netlify gets a rule for each file that it would serve under an unclean URL', () => {
  const lines = linesOf(
    formatNetlifyRedirects(single, redirects, ['/', '/docs', '/404.html'], '/x/'),
  );
  expect(lines).toContain('/x/docs.html /x/docs 301!');
  expect(lines).toContain('/x/docs/index.html /x/docs 301!');
  expect(lines.filter((line) => line.startsWith('/x/index') || line.includes('404.html.'))).toEqual(
    [],
  );
  expect(lines.at(-1)).toBe('/x/* /x/404.html 404');
});

test('Vercel gets routes that clean up in the same hop, and never lead to another host', () => {
  const routes = vercelRoutes(headerRules("default-src 'none'", '/'), single, redirects);
  const target = (url: string) => {
    for (const route of routes) {
      const match = 'src' in route && 'status' in route && new RegExp(route.src).exec(url);
      if (match && 'headers' in route) {
        return route.headers.Location?.replace(
          /\$(\d)/g,
          (_, group: string) => match[Number(group)] ?? '',
        );
      }
    }
    return undefined;
  };
  for (const url of ['/old', '/old/', '/old.html', '/old/index.html']) {
    expect(target(url)).toBe('/docs/new#part');
  }
  expect(target('/v11/b/')).toBe('/docs/b');
  expect(target('/docs/index.html')).toBe('/docs');
  expect(target('/index.html')).toBe('/');
  expect(target('//example.com/')).toBeUndefined();
  expect(target('/docs')).toBeUndefined();
  const phases = routes.flatMap((route) => ('handle' in route ? [route.handle] : []));
  expect(phases).toEqual(['filesystem', 'hit', 'error']);
});

test('nginx keeps the query before the anchor and passes no line break on', () => {
  expect(formatNginxMaps(redirects, '/', rules)).toContain(`    default "";
    "/old" "/docs/new$is_args$args#part";
    "/out" "https://example.com/?a=1&b=2";
    "~^/v11/(?<site_rest0>[\\w.~/-]+)$" "/docs/$site_rest0$is_args$args";
}`);
  expect(formatNginxMaps(redirects, '/base/', headerRules('', '/base/'))).toContain(
    String.raw`    "~^/base/.*\.(?:md|txt)$" "noindex";`,
  );
  expect(formatNginxHeaders(rules)).toContain(
    'add_header Content-Security-Policy $site_own_policy always;',
  );
});

describe('redirect pages', () => {
  test('replace a pattern once for each page it leads to', () => {
    const single = singleRedirects(redirects, ['/', '/docs', '/docs/a', '/docs/v10/b', '/blog/c']);
    expect(single).toEqual([
      {from: '/old', to: '/docs/new#part'},
      {from: '/out', to: 'https://example.com/?a=1&b=2'},
      {from: '/v11/a', to: '/docs/a'},
    ]);
    expect(single.map(redirectFile)).toEqual(['old.html', 'out.html', 'v11/a.html']);
  });

  test('refresh, name the canonical page and stay out of search engines', () => {
    const html = formatRedirectPage({from: '/old', to: '/docs/new#part'}, 'https://trpc.io', '/x/');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/x/docs/new#part">');
    expect(html).toContain('<link rel="canonical" href="https://trpc.io/x/docs/new">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('escape what they are given', () => {
    const html = formatRedirectPage(
      {from: '/o', to: 'https://e.com/?a=1&b="'},
      'https://t.io',
      '/',
    );
    expect(html).toContain('content="0; url=https://e.com/?a=1&amp;b=&quot;"');
  });
});
