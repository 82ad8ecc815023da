/** Runs what a page tells to run, as its reader would: in a shell, in the folder. */
import {type ChildProcess, spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

/** No command of a page takes longer: the slowest are builds of Next.js and first installations. */
const commandMs = 300_000;
const serverMs = 60_000;
const stopMs = 3000;

/** Stand-ins for programs on `PATH`. */
export const programs = path.join(__dirname, 'bin');

export interface Environment {
  /** Folder of npm's cache, which makes every installation after the first quick. */
  cache: string;
  /** The registry as of this day, `YYYY-MM-DD`; absent for what it gives now. */
  before?: string;
  /** Ports that the tools of a page choose by themselves: those of Next.js and Vite unless given. */
  toolPorts?: readonly number[];
  /** Folder of the `node` that runs the page, where it asks for a newer one than runs this. */
  nodeFolder?: string;
  /** Of a reader who does not use npm; see `managers.ts`. */
  manager?: {folder: string; variables: Readonly<Record<string, string>>};
}

/**
 * The environment of a command: npm's settings, and no variable of the maintainer's shell that
 * would affect its output.
 */
function variables({cache, before, nodeFolder, manager}: Environment): NodeJS.ProcessEnv {
  const kept = ['HOME', 'SystemRoot', 'APPDATA', 'TMPDIR', 'SSL_CERT_FILE'];
  const proxies = Object.keys(process.env).filter((name) =>
    /_proxy$|^npm_config_registry$/i.test(name),
  );
  return {
    ...Object.fromEntries(
      [...kept, ...proxies, 'NODE_EXTRA_CA_CERTS'].map((name) => [name, process.env[name]]),
    ),
    PATH: [nodeFolder, manager?.folder, programs, process.env.PATH]
      .filter(Boolean)
      .join(path.delimiter),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    TZ: 'UTC',
    NEXT_TELEMETRY_DISABLED: '1',
    npm_config_cache: cache,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_yes: 'true',
    npm_config_update_notifier: 'false',
    ...(before ? {npm_config_before: before, npm_config_prefer_offline: 'true'} : {}),
    ...manager?.variables,
  } as NodeJS.ProcessEnv;
}

/** A command that was started in a folder, in a separate process group. */
export class Running {
  stdout = '';
  stderr = '';
  exitCode: number | null = null;
  timedOut = false;
  hasEnded = false;
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;

  constructor(
    readonly command: string,
    folder: string,
    environment: Environment,
  ) {
    this.child = spawn('sh', ['-c', command], {
      cwd: folder,
      env: variables(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code) => {
        this.exitCode = code;
        this.hasEnded = true;
        resolve();
      });
    });
  }

  /** Ends the command and all processes that it started. */
  async stop() {
    if (this.hasEnded) return;
    this.signal('SIGTERM');
    const kill = setTimeout(() => this.signal('SIGKILL'), stopMs);
    await this.ended;
    clearTimeout(kill);
  }

  async wait(milliseconds = commandMs) {
    const timer = setTimeout(() => {
      this.timedOut = true;
      this.signal('SIGKILL');
    }, milliseconds);
    await this.ended;
    clearTimeout(timer);
  }

  private signal(signal: NodeJS.Signals) {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({port, host: 'localhost'});
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Those of the ports on which something listens. */
export async function openPorts(ports: readonly number[]): Promise<number[]> {
  const open = await Promise.all(ports.map(isOpen));
  return ports.filter((_, index) => open[index]);
}

/**
 * Waits until a server listens on one of the ports on which nothing listened before it was started.
 *
 * @returns why it does not, in words; `undefined` when it does
 */
export async function listening(
  server: Running,
  ports: readonly number[],
): Promise<string | undefined> {
  const end = Date.now() + serverMs;
  while (Date.now() < end) {
    if (server.hasEnded) return `it ended with exit code ${server.exitCode}`;
    if ((await openPorts(ports)).length > 0) {
      // A server with several ports opens them one after the other.
      await pause(300);
      return undefined;
    }
    await pause(100);
  }
  return `nothing listens on any of the ports ${ports.join(', ')} after ${serverMs / 1000} s`;
}

/** Asks again until the answer is yes, for as long as a server takes to print something. */
export async function eventually(isTrue: () => boolean): Promise<boolean> {
  const end = Date.now() + stopMs;
  while (!isTrue() && Date.now() < end) await pause(50);
  return isTrue();
}
