import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {runProject} from '../../../../src/plugins/samples/run';
import {toolkits} from './run';

/** Runs one file under a unique name and lists what is left of its folder. */
async function leftovers(name: string, text: string, timeoutMs?: number): Promise<string[]> {
  const toolkit = path.join(toolkits, 'v11');
  await runProject({
    toolkit,
    name,
    files: [{path: 'index.ts', text, role: 'run'}],
    timeoutMs,
  });
  const folders = await fs.promises.readdir(path.join(toolkit, '.samples', 'run'));
  return folders.filter((folder) => folder.startsWith(name));
}

it.each([
  ['a run', `console.log(1);`],
  ['a failure', `throw new Error('planted');`],
  ['a syntax error', `const = 1;`],
  ['a hang', `setInterval(() => {}, 100);`],
])('leaves no folder behind after %s', async (what, text) => {
  expect(await leftovers(`left-${what.replaceAll(' ', '-')}`, text, 500)).toEqual([]);
});

it('removes what a killed runner left behind', async () => {
  // Process ids are below 2^22 on Linux and below 100 000 on macOS.
  const toolkit = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-'));
  const stale = path.join(toolkit, '.samples/run', `page-${2 ** 30}-a1b2c3`);
  fs.mkdirSync(stale, {recursive: true});
  await runProject({
    toolkit,
    name: 'page',
    files: [{path: 'index.ts', text: 'console.log(1);', role: 'run'}],
  });
  expect(fs.readdirSync(path.dirname(stale))).toEqual([]);
  fs.rmSync(toolkit, {recursive: true});
});
