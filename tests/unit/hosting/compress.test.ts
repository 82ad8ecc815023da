import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {expect, onTestFinished, test} from 'vitest';

import {compressBuild} from '../../../src/plugins/hosting/compress';

/** Two folders: of a build, and of what is known from earlier ones. */
function folders() {
  const [build, cache] = ['build-', 'cache-'].map((name) => mkdtempSync(path.join(tmpdir(), name)));
  if (!build || !cache) throw new Error('no folders');
  onTestFinished(() => {
    for (const folder of [build, cache]) rmSync(folder, {recursive: true});
  });
  return {
    cache,
    write: (file: string, content: string) => writeFileSync(path.join(build, file), content),
    read: (file: string) => readFileSync(path.join(build, file)),
    exists: (file: string) => existsSync(path.join(build, file)),
    compress: () => compressBuild(build, cache),
  };
}

const text = 'text '.repeat(500);

test('files get compressed copies, the same each time', async () => {
  const {write, read, exists, compress} = folders();
  write('page.html', text);
  write('tiny.txt', 'tiny');
  write('stale.txt.gz', 'stale');
  expect((await compress()).files).toBe(1);
  const first = read('page.html.gz');
  expect(gunzipSync(first).toString()).toBe(text);
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text);
  expect(['tiny.txt.gz', 'stale.txt.gz'].filter(exists)).toEqual([]);
  await compress();
  expect(read('page.html.gz')).toEqual(first);
});

test('a file that changes is compressed again, and one that is known is not', async () => {
  const {cache, write, read, compress} = folders();
  write('page.html', text);
  write('notes.txt', 'first '.repeat(500));
  await compress();
  const known = readdirSync(cache);
  write('notes.txt', 'second '.repeat(500));
  await compress();
  expect(brotliDecompressSync(read('notes.txt.br')).toString()).toBe('second '.repeat(500));
  // Copies without a file are dropped.
  expect(readdirSync(cache)).toHaveLength(known.length);
  const unchanged = () =>
    readdirSync(cache).map((name) => statSync(path.join(cache, name), {bigint: true}).mtimeNs);
  const before = unchanged();
  await compress();
  expect(unchanged()).toEqual(before);
});

test("a copy that was cut off in the cache is made again, and a cache that can't be written costs time only", async () => {
  const {cache, write, read, compress} = folders();
  write('page.html', text);
  await compress();
  for (const name of readdirSync(cache)) truncateSync(path.join(cache, name), 40);
  await compress();
  expect(gunzipSync(read('page.html.gz')).toString()).toBe(text);
  rmSync(cache, {recursive: true});
  writeFileSync(cache, '');
  await compress();
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text);
});
