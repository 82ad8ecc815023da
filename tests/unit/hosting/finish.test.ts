import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {formatHeaders, headerRules} from '../../../src/plugins/hosting/headers';
import {formatSiteData} from '../../../src/plugins/hosting/siteData';
import {readInlineCode} from '../../../src/plugins/hosting/inline';
import {writePolicy} from '../../../src/plugins/hosting/policy';

const html = `<script>known()</script><p>${'text '.repeat(500)}</p>`;
const site = {
  url: 'https://trpc.io',
  pages: ['/docs'],
  single: [],
  redirects: {exact: [], patterns: []},
};

const canonical = (page: string) => `<link rel="canonical" href="https://trpc.io${page}">`;
const sitemap = (pages: string[]) =>
  `<urlset>${pages.map((page) => `<url><loc>https://trpc.io${page}</loc></url>`).join('')}</urlset>`;

let build: string;
let cache: string;

function write(file: string, content: string): void {
  const target = path.join(build, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

function finish() {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, 'src/plugins/hosting/finish.ts', build, cache], {
    encoding: 'utf8',
  });
}

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  cache = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  const policy = writePolicy([readInlineCode(html)], [], 'hash');
  write('_headers', formatHeaders(headerRules(policy, '/')));
  write('_hosts/site.json', formatSiteData(site));
  write('sitemap.xml', sitemap(['/docs', '/docs/v9']));
  write('docs.html', html + canonical('/docs'));
  write('docs/v9.html', html + canonical('/docs'));
  write('assets/js/main.12345678.js', '1;'.repeat(1000));
  write('assets/types/0123456789ab.json', '{}');
  write('tiny.txt', 'tiny');
});

afterEach(() => {
  for (const folder of [build, cache]) rmSync(folder, {recursive: true});
});

test('a build that agrees with its headers gets compressed copies, the same each time', () => {
  write('stale.txt.gz', 'stale');
  expect(finish()).toMatchObject({status: 0, stderr: ''});
  const first = readFileSync(path.join(build, 'docs.html.gz'));
  expect(gunzipSync(first).toString()).toBe(html + canonical('/docs'));
  expect(brotliDecompressSync(readFileSync(path.join(build, 'docs.html.br'))).toString()).toBe(
    html + canonical('/docs'),
  );
  expect(existsSync(path.join(build, 'tiny.txt.gz'))).toBe(false);
  expect(existsSync(path.join(build, 'stale.txt.gz'))).toBe(false);
  expect(finish().status).toBe(0);
  expect(readFileSync(path.join(build, 'docs.html.gz'))).toEqual(first);
});

test('a file that changes is compressed again, and copies without a file are dropped', () => {
  write('notes.txt', 'first '.repeat(500));
  expect(finish().status).toBe(0);
  const count = readdirSync(cache).length;
  write('notes.txt', 'second '.repeat(500));
  expect(finish().status).toBe(0);
  const copy = readFileSync(path.join(build, 'notes.txt.br'));
  expect(brotliDecompressSync(copy).toString()).toBe('second '.repeat(500));
  expect(readdirSync(cache)).toHaveLength(count);
});

test('a known file is not compressed again', () => {
  expect(finish().status).toBe(0);
  const marked = readdirSync(cache).filter((name) => name.endsWith('.br'));
  for (const name of marked) writeFileSync(path.join(cache, name), 'from the cache');
  expect(finish().status).toBe(0);
  expect(readFileSync(path.join(build, 'docs.html.br'), 'utf8')).toBe('from the cache');
});

test('a page that names another as canonical leaves the sitemap', () => {
  expect(finish()).toMatchObject({status: 0, stderr: ''});
  expect(readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).toBe(sitemap(['/docs']));
});

test('a page that is its own canonical, and is in no sitemap, fails the build', () => {
  write('docs/new.html', canonical('/docs/new'));
  write('docs/hidden.html', `<meta name="robots" content="noindex">${canonical('/docs/hidden')}`);
  const {status, stderr} = finish();
  expect(status).toBe(1);
  expect(stderr).toContain('own canonical: https://trpc.io/docs/new\n');
});

test('a page whose hash is missing fails the build', () => {
  write('docs/late.html', '<script>late()</script>');
  const {status, stderr} = finish();
  expect(status).toBe(1);
  expect(stderr).toMatch(/docs\/late\.html: the policy lacks 'sha256-\S+' of an inline script/);
});

test('a file that would be cached for a year by a name without a hash fails the build', () => {
  write('assets/index.json', '{}');
  const {status, stderr} = finish();
  expect(status).toBe(1);
  expect(stderr).toContain('assets/index.json: browsers cache this file for a year');
});

test('a directory that is no build says what to do', () => {
  rmSync(path.join(build, '_headers'));
  const {status, stderr} = finish();
  expect(status).toBe(1);
  expect(stderr).toContain('run "npm run build" first');
});
