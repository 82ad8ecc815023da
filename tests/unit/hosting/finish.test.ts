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

import {checkBuild} from '../../../src/plugins/hosting/check';
import {compressBuild} from '../../../src/plugins/hosting/compress';
import {formatHeaders, headerRules} from '../../../src/plugins/hosting/headers';
import {formatSiteData} from '../../../src/plugins/hosting/siteData';
import {readInlineCode} from '../../../src/plugins/hosting/inline';
import {writePolicy} from '../../../src/plugins/hosting/policy';
import {filterSitemap} from '../../../src/plugins/hosting/sitemap';

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

/** What the command does, which tests/commands/hosting starts. */
async function finish(): Promise<void> {
  await checkBuild(build);
  await filterSitemap(build, `${site.url}/`);
  await compressBuild(build, cache);
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

test('a build that agrees with its headers gets compressed copies, the same each time', async () => {
  write('stale.txt.gz', 'stale');
  await finish();
  const first = readFileSync(path.join(build, 'docs.html.gz'));
  expect(gunzipSync(first).toString()).toBe(html + canonical('/docs'));
  expect(brotliDecompressSync(readFileSync(path.join(build, 'docs.html.br'))).toString()).toBe(
    html + canonical('/docs'),
  );
  expect(existsSync(path.join(build, 'tiny.txt.gz'))).toBe(false);
  expect(existsSync(path.join(build, 'stale.txt.gz'))).toBe(false);
  await finish();
  expect(readFileSync(path.join(build, 'docs.html.gz'))).toEqual(first);
});

test('a file that changes is compressed again, and copies without a file are dropped', async () => {
  write('notes.txt', 'first '.repeat(500));
  await finish();
  const count = readdirSync(cache).length;
  write('notes.txt', 'second '.repeat(500));
  await finish();
  const copy = readFileSync(path.join(build, 'notes.txt.br'));
  expect(brotliDecompressSync(copy).toString()).toBe('second '.repeat(500));
  expect(readdirSync(cache)).toHaveLength(count);
});

test('a known file is not compressed again', async () => {
  await finish();
  const marked = readdirSync(cache).filter((name) => name.endsWith('.br'));
  for (const name of marked) writeFileSync(path.join(cache, name), 'from the cache');
  await finish();
  expect(readFileSync(path.join(build, 'docs.html.br'), 'utf8')).toBe('from the cache');
});

test('a page that names another as canonical leaves the sitemap', async () => {
  await finish();
  expect(readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).toBe(sitemap(['/docs']));
});

test('a page that is its own canonical, and is in no sitemap, fails the build', async () => {
  write('docs/new.html', canonical('/docs/new'));
  write('docs/hidden.html', `<meta name="robots" content="noindex">${canonical('/docs/hidden')}`);
  await expect(finish()).rejects.toThrow(/own canonical: https:\/\/trpc\.io\/docs\/new$/);
});

test('a page whose hash is missing fails the build', async () => {
  write('docs/late.html', '<script>late()</script>');
  await expect(finish()).rejects.toThrow(
    /docs\/late\.html: the policy lacks 'sha256-\S+' of an inline script/,
  );
});

test('a file that would be cached for a year by a name without a hash fails the build', async () => {
  write('assets/index.json', '{}');
  await expect(finish()).rejects.toThrow('assets/index.json: browsers cache this file for a year');
});
