/** Whether `tsx` reaches a thread's TypeScript, which the page on threads says by release of Node.js. */
import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, expect, it} from 'vitest';

import install from './install';
import {binaryOf} from './platforms';

const run = promisify(execFile);
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

const files = {
  'package.json': '{"type": "module"}',
  'told.ts': "export const told: string = 'from the thread';",
  'index.ts': `
    import {isMainThread, Worker} from 'node:worker_threads';
    import {told} from './told';
    if (isMainThread) {
      new Worker(new URL(import.meta.url)).on('error', ({message}) => console.log(message));
    } else {
      console.log(told satisfies string);
    }
  `,
};

let folder: string;

beforeAll(async () => {
  await install();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'threads-'));
  for (const [name, text] of Object.entries(files)) {
    await fs.writeFile(path.join(folder, name), text);
  }
}, 600_000);

afterAll(() => fs.rm(folder, {recursive: true}));

it.each([
  ['node20', 'v20.', 'Unknown file extension ".ts"'],
  ['node22', 'v22.23.', 'from the thread'],
  ['node24', 'v24.9.', 'Cannot find module'],
] as const)(
  '%s',
  async (platform, version, message) => {
    const node = binaryOf(platform);
    expect((await run(node, ['--version'])).stdout).toMatch(version);
    const {stdout} = await run(node, [tsx, path.join(folder, 'index.ts')]);
    expect(stdout).toMatch(message);
  },
  60_000,
);

it('is what the page says', async () => {
  const page = await fs.readFile('docs/recipes/threads-and-windows.mdx', 'utf8');
  expect(page).toContain(
    '`tsx` reaches threads on Node.js 22.23, but not on 20 or 24.9, so build the file first:',
  );
});
