/** The commands around a build as people and scripts start them: their words, their exit codes. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, {recursive: true}));

function run(file: string, ...args: string[]) {
  const command = ['--import', 'tsx', `src/plugins/hosting/${file}`, ...args];
  return spawnSync(process.execPath, command, {encoding: 'utf8'});
}

test('a directory that is no build can neither be finished nor packed, and says what to do', () => {
  for (const {status, stderr} of [
    run('finish.ts', folder, folder),
    run('pack/cli.ts', 'github', '--build', folder),
  ]) {
    expect(stderr).toContain('run "npm run build" first');
    expect(status).toBe(1);
  }
});

test('packing names the hosts that it knows', () => {
  const {status, stderr} = run('pack/cli.ts', 'heroku');
  expect(stderr).toContain('cloudflare|netlify|vercel|github|nginx');
  expect(status).toBe(1);
});
