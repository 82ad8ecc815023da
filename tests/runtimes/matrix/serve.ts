/** Starts a server of the matrix on a platform. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';

import {freePort} from '../../support/freePort';
import {commandOf, type Platform} from '../platforms';
import {bundle} from './bundle';
import {nextApplication, nextCommand} from './next';

const startMs = 20_000;

export interface ServerPlan {
  /** File of `servers`, without its ending, or `next` for the application with both of its routes. */
  server: string;
  platform: Platform;
  /** Path that the router is mounted at, if not `/trpc`. */
  mount?: string;
  /** An argument for the server besides its port. */
  argument?: string;
}

export interface Served {
  url: string;
  /** What the server printed, errors included. */
  log: () => string;
  stop: () => Promise<void>;
}

/** workerd's own configuration: one module, one socket. */
const workerdConfig = (
  module: string,
  port: number,
) => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);

const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${module}")],
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ["enable_request_signal"],
);
`;

/** What packages of CommonJS find Node's modules with, inside a module of workerd. */
const requireOfNode =
  "import {createRequire} from 'node:module'; const require = createRequire('file:///');";

const compiled = new Map<string, Promise<void>>();

/** Compiles a server, once in a folder; for workerd, also its packages, which others resolve at run time. */
async function compile({server, platform}: ServerPlan, folder: string): Promise<string> {
  const outfile = path.join(folder, `${server}.mjs`);
  const worker = {
    conditions: ['workerd', 'worker'],
    external: ['cloudflare:*'],
    banner: {js: requireOfNode},
  };
  const done =
    compiled.get(outfile) ??
    bundle(`${server}.ts`, outfile, platform === 'workerd' ? worker : undefined);
  compiled.set(outfile, done);
  await done;
  return outfile;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({port, host: 'localhost'});
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function untilOpen(port: number, child: ChildProcess, log: () => string) {
  const end = Date.now() + startMs;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${log()}`);
    if (Date.now() > end) throw new Error(`Nothing listens after ${startMs / 1000} s:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What the platform runs, and its arguments. */
async function programOf(
  plan: ServerPlan,
  folder: string,
  port: number,
): Promise<[string, ...string[]]> {
  if (plan.server === 'next') {
    return [nextCommand, 'start', await nextApplication(folder), '--port', String(port)];
  }
  const file = await compile(plan, folder);
  if (plan.platform !== 'workerd') return [file, String(port), plan.argument ?? ''];
  const config = path.join(folder, `${plan.server}.capnp`);
  await fs.writeFile(config, workerdConfig(path.basename(file), port));
  return [config];
}

/**
 * @param folder - where compiled servers go, below the toolkit whose packages they import
 * @throws when it does not listen in time, with what it printed
 */
export async function serve(plan: ServerPlan, folder: string): Promise<Served> {
  const port = await freePort();
  const [command, ...args] = commandOf(plan.platform, ...(await programOf(plan, folder, port)));
  const child = spawn(command, args, {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const log = () => text;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  try {
    await untilOpen(port, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  const mount = plan.mount ?? '/trpc';
  return {url: `http://localhost:${port}${mount}`, log, stop};
}
