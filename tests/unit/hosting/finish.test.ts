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
import {readInlineCode} from '../../../src/plugins/hosting/inline';
import {writePolicy} from '../../../src/plugins/hosting/policy';

const html = `<script>known()</script><p>${'text '.repeat(500)}</p>`;
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
  write('docs.html', html);
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
  expect(gunzipSync(first).toString()).toBe(html);
  expect(brotliDecompressSync(readFileSync(path.join(build, 'docs.html.br'))).toString()).toBe(
    html,
  );
  expect(existsSync(path.join(build, 'tiny.txt.gz'))).toBe(false);
  expect(existsSync(path.join(build, 'stale.txt.gz'))).toBe(false);
  expect(finish().status).toBe(0);
  expect(readFileSync(path.join(build, 'docs.html.gz'))).toEqual(first);
});

test('a file that changes is compressed anew, and what no file has is forgotten', () => {
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
  expect(stderr).toContain('assets/index.json: lies below assets/');
});

test('a directory that is no build says what to do', () => {
  rmSync(path.join(build, '_headers'));
  const {status, stderr} = finish();
  expect(status).toBe(1);
  expect(stderr).toContain('run "npm run build" first');
});
