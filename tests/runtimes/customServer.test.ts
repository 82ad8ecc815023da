/** Next.js behind the page's own server, in development: its pages, its hot reloading, and tRPC's sockets. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {parsePage} from '../../src/plugins/samples/core/page';
import {firstMessage} from '../../toolkit/v11/matrix/firstMessage';
import {freePort} from '../support/freePort';

const page = 'docs/server/adapters/nextjs.mdx';
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

let folder: string;
let port: number;
let server: ChildProcess;
let log = '';

async function untilItAnswers(): Promise<void> {
  const url = `http://localhost:${port}/`;
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    if (server.exitCode !== null) break;
    if (
      await fetch(url).then(
        ({ok}) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Next.js doesn't answer:\n${log}`);
}

beforeAll(async () => {
  const parent = path.resolve('toolkit/v11/.samples/custom-server');
  await fs.mkdir(parent, {recursive: true});
  folder = await fs.mkdtemp(path.join(parent, 'run-'));
  port = await freePort();
  const {fences} = parsePage(await fs.readFile(page, 'utf8'), page);
  const files = new Map(fences.map(({title, value}) => [title, value]));
  const write = async (name: string, text = files.get(name)) => {
    if (text === undefined) throw new Error(`${page} has no ${name}.`);
    await fs.mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await fs.writeFile(path.join(folder, name), text);
  };
  await write('package.json', '{"type": "module"}');
  await write('pages/index.js', "export default () => 'A page of Next.js';");
  await write('server/router.ts');
  await write('pages/api/trpc/[trpc].ts');
  await write('server.ts', files.get('server.ts')?.replace('listen(3000)', `listen(${port})`));
  server = spawn(process.execPath, [tsx, 'server.ts'], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
  }
  await untilItAnswers();
}, 180_000);

afterAll(async () => {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  await fs.rm(folder, {recursive: true, force: true});
});

it('serves pages, the route, hot reloading and WebSockets of tRPC alone', async () => {
  const url = `http://localhost:${port}`;
  expect(await (await fetch(url)).text()).toContain('A page of Next.js');
  expect(await (await fetch(`${url}/api/trpc/whoAmI`)).json()).toEqual({result: {data: null}});

  const query = {id: 1, method: 'query', params: {path: 'bookById', input: {id: 1}}};
  expect(await firstMessage(new URL('/trpc', url), query)).toContain('The Left Hand of Darkness');
  expect(await firstMessage(new URL('/_next/webpack-hmr', url))).toContain('"action":');
  expect(await firstMessage(new URL('/trpcx', url), query)).toBeUndefined();
}, 60_000);
