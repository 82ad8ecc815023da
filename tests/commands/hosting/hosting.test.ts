/** The commands around a build as people and scripts start them: their words, their exit codes. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, {recursive: true}));

function run(file: string, ...args: string[]) {
  const command = ['--import', 'tsx', `src/plugins/hosting/${file}`, ...args];
  return spawnSync(process.execPath, command, {encoding: 'utf8'});
}

test('a directory that is no build cannot be packed, and says what to do', () => {
  const {status, stderr} = run('pack/cli.ts', 'github', '--build', folder);
  expect(stderr).toContain('run "npm run build" first');
  expect(status).toBe(1);
});

test('a file that would be cached for a year by a name without a hash cannot be finished', () => {
  const build = path.join(folder, 'build');
  mkdirSync(path.join(build, 'assets'), {recursive: true});
  for (const file of ['main.0a1b2c3d.js', 'index.json']) {
    writeFileSync(path.join(build, 'assets', file), '');
  }
  const {status, stderr} = run('finish.ts', build, folder);
  expect(stderr).toMatch(/Browsers cache these files for a year[^\n]*\n {2}assets\/index\.json\n$/);
  expect(status).toBe(1);
});

test('packing names the hosts that it knows', () => {
  const {status, stderr} = run('pack/cli.ts', 'heroku');
  expect(stderr).toContain('cloudflare|netlify|vercel|github|nginx');
  expect(status).toBe(1);
});
