import {describe, expect, test} from 'vitest';

import {formatRedirects} from '../../../src/plugins/hosting/emit/netlify';
import {formatNginxHeaders, formatNginxMaps} from '../../../src/plugins/hosting/emit/nginx';
import {
  formatRedirectPage,
  redirectFile,
  singleRedirects,
} from '../../../src/plugins/hosting/emit/page';
import {formatVercel} from '../../../src/plugins/hosting/emit/vercel';
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
    expect(headersFor(rules, '/docs/assets')).not.toHaveProperty('Cache-Control');
  });

  test('give files for tools their type, and keep them out of search engines', () => {
    expect(headersFor(rules, '/docs/quickstart.md')).toMatchObject({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    expect(headersFor(rules, '/llms.txt')).toMatchObject({
      'Content-Type': 'text/plain; charset=utf-8',
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
      '2000 is the most a host reads',
    );
  });

  test('that are malformed are refused with their line', () => {
    expect(() => parseHeaders('/*\nX-A: b\n')).toThrow('_headers:2: expected a path');
    expect(() => parseHeaders('  X-A: b\n')).toThrow('_headers:1: expected a path');
  });
});

test('Netlify and Cloudflare Pages read the same file', () => {
  const lines = formatRedirects(redirects, '/').split('\n');
  expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([
    '/old /docs/new#part 301!',
    '/old /docs/new#part 301',
    '/out https://example.com/?a=1&b=2 301!',
    '/out https://example.com/?a=1&b=2 301',
    '/v11/* /docs/:splat 301!',
    '/v11/* /docs/:splat 301',
  ]);
});

test('Vercel gets headers, redirects and clean URLs', () => {
  expect(JSON.parse(formatVercel(rules, redirects, '/base/'))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {source: '/(.*)'},
      {source: '/assets/(.*)'},
      {source: '/(.*).md'},
      {source: '/(.*).txt'},
    ],
    redirects: [
      {source: '/base/old', destination: '/base/docs/new#part', statusCode: 301},
      {source: '/base/out', destination: 'https://example.com/?a=1&b=2', statusCode: 301},
      {source: '/base/v11/:path*', destination: '/base/docs/:path*', statusCode: 301},
    ],
  });
});

test('nginx keeps the query before the anchor and passes no line break on', () => {
  expect(formatNginxMaps(redirects, '/')).toContain(`    default "";
    "/old" "/docs/new$is_args$args#part";
    "/out" "https://example.com/?a=1&b=2";
    "~^/v11/(?<site_rest0>[\\w.~/-]+)$" "/docs/$site_rest0$is_args$args";
}`);
  expect(formatNginxMaps(redirects, '/base/')).toContain(
    String.raw`    "~^/base/.*\.(?:md|txt)$" "noindex";`,
  );
  expect(formatNginxHeaders(rules)).toContain(
    `add_header Content-Security-Policy "default-src 'none'" always;`,
  );
});

describe('redirect pages', () => {
  test('stand for a pattern once for each page it leads to', () => {
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
