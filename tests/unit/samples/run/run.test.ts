import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {type RunEntry, runProject} from '../../../../src/plugins/samples/run';
import {toolkits} from './run';

// Starts processes: slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

/** Runs one file under a unique name and lists what is left of its folder. */
async function leftovers(name: string, text: string, timeoutMs?: number): Promise<string[]> {
  const entry: RunEntry = {path: 'index.ts', role: 'run'};
  const toolkit = path.join(toolkits, 'v11');
  await runProject({
    toolkit,
    name,
    files: [{path: 'index.ts', text}],
    entries: [entry],
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

it('refuses an entry that is none of the files', async () => {
  const request = {toolkit: path.join(toolkits, 'v11'), name: 'planted', files: []};
  await expect(
    runProject({...request, entries: [{path: 'index.ts', role: 'run'}]}),
  ).rejects.toThrow('The entry "index.ts" is none of the files of "planted"');
});

it('removes what a killed runner left behind', async () => {
  // Process ids are below 2^22 on Linux and below 100 000 on macOS.
  const toolkit = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-'));
  const stale = path.join(toolkit, '.samples/run', `page-${2 ** 30}-a1b2c3`);
  fs.mkdirSync(stale, {recursive: true});
  await runProject({
    toolkit,
    name: 'page',
    files: [{path: 'index.ts', text: 'console.log(1);'}],
    entries: [{path: 'index.ts', role: 'run'}],
  });
  expect(fs.readdirSync(path.dirname(stale))).toEqual([]);
  fs.rmSync(toolkit, {recursive: true});
});
