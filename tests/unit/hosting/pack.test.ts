import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {listFiles, type SiteData} from '../../../src/plugins/hosting/files';
import {headerRules, type HeaderRule} from '../../../src/plugins/hosting/headers';
import {packBuild} from '../../../src/plugins/hosting/pack';

let folder: string;
let build: string;

function write(file: string, content = file): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

function writeSite(rules: HeaderRule[]): void {
  const redirects = [{from: '/old', to: '/docs'}];
  const pages = ['/', '/docs', '/404.html'];
  const site: SiteData = {url: 'https://trpc.io', baseUrl: '/base/', pages, redirects, rules};
  write('build/_hosts/site.json', JSON.stringify(site));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
  build = path.join(folder, 'build');
  writeSite(headerRules("default-src 'none'", '/base/'));
  const files = ['index.html', '404.html', 'docs.html', 'docs.html.gz', 'docs.md', 'old.html'];
  for (const file of [...files, 'assets/main.0123456789.js']) write(`build/${file}`);
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('a build below a base URL', () => {
  const site = ['404.html', 'assets/main.0123456789.js', 'docs.html', 'docs.md', 'index.html'];

  test.each([
    ['cloudflare', ['_headers', '_redirects', ...site.map((file) => `base/${file}`)]],
    ['netlify', ['_headers', '_redirects', ...site.map((file) => `base/${file}`)]],
    ['vercel', ['config.json', ...site.map((file) => `static/base/${file}`)]],
    ['github', ['.nojekyll', ...site, 'docs/index.html', 'old.html', 'old/index.html']],
    [
      'nginx',
      [
        ...['headers.conf', 'maps.conf', 'policy'].map((file) => `conf/${file}`),
        ...[...site, 'docs.html.gz'].map((file) => `site/base/${file}`),
      ],
    ],
  ] as const)('has for %s what that one reads, and nothing else', async (host, files) => {
    const to = path.join(folder, 'out');
    await packBuild({host, build, to});
    expect(await listFiles(to)).toEqual([...files].sort());
  });

  test('has for Netlify one rule a path for the policy, since it joins the values of several', async () => {
    const own = [{pattern: 'assets/frame/*', policy: "default-src 'none'; script-src blob:"}];
    writeSite(headerRules("default-src 'self'", '/base/', own));
    for (const file of ['docs/a/b.html', 'assets/js/a.0123456789.js']) write(`build/${file}`);
    write('build/assets/frame/frame.0123456789.xhtml');
    const to = path.join(folder, 'out');
    await packBuild({host: 'netlify', build, to});
    const text = readFileSync(path.join(to, '_headers'), 'utf8');
    const rules = text.matchAll(
      /^(\/\S*)\n(?:(?! {2}Content-Sec) .*\n)* {2}Content-Security-Policy: (.*)$/gm,
    );
    expect([...rules].map(([, rule, policy]) => [rule, policy])).toEqual([
      ['/base/', "default-src 'self'"],
      ['/base/:file', "default-src 'self'"],
      ['/base/assets/:file', "default-src 'self'"],
      ['/base/assets/js/:file/*', "default-src 'self'"],
      ['/base/docs/:file/*', "default-src 'self'"],
      ['/base/assets/frame/*', "default-src 'none'; script-src blob:"],
    ]);
    expect(text).not.toContain('!');
  });

  test('is only packed into a new folder', async () => {
    await expect(packBuild({host: 'github', build, to: build})).rejects.toThrow('is not empty');
  });
});
