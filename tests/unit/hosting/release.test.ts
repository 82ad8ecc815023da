import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test} from 'vitest';

let folder: string;
const www = () => path.join(folder, 'www');

function write(file: string, content: string): void {
  const target = path.join(folder, 'packed', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

function release(): void {
  const args = ['deploy/nginx/release.sh', path.join(folder, 'packed'), www()];
  const {status, stderr} = spawnSync('sh', args, {
    encoding: 'utf8',
    env: {...process.env, NGINX: 'true'},
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

const timeOf = (file: string) => statSync(path.join(www(), 'current', file)).mtimeMs;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  for (const file of ['policy', 'maps.conf', 'headers.conf']) write(`conf/${file}`, file);
  for (const file of ['docs.html', 'blog.html', 'assets/a b.js']) write(`site/${file}`, file);
});

afterEach(() => rmSync(folder, {recursive: true}));

// The commands of the server that it is for.
describe.skipIf(process.platform !== 'linux')('a release for nginx', () => {
  test('changes the ETag, which is the time and the size, of what has changed and of nothing else', () => {
    release();
    const site = path.join(www(), 'current');
    for (const file of ['docs.html', 'blog.html', 'assets/a b.js']) {
      utimesSync(path.join(site, file), 1_700_000_000, 1_700_000_000);
    }
    write('site/docs.html', 'DOCS.html');
    release();
    const isKept = (file: string) => timeOf(file) === 1_700_000_000_000;
    expect(['docs.html', 'blog.html', 'assets/a b.js'].map(isKept)).toEqual([false, true, true]);
  });

  test('succeeds after one that was interrupted anywhere', () => {
    release();
    symlinkSync('releases/none', path.join(www(), 'next'));
    mkdirSync(path.join(www(), 'conf.next'));
    mkdirSync(path.join(www(), 'releases/20000101T000000-1'));
    for (let count = 0; count < 3; count++) release();
    expect(readdirSync(path.join(www(), 'releases'))).toHaveLength(3);
    expect(readdirSync(www()).sort()).toEqual(['conf', 'current', 'kept', 'policies', 'releases']);
  });
});
