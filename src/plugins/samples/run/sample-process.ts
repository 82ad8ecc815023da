import {type ChildProcess, spawn} from 'node:child_process';
import type {Readable} from 'node:stream';
import type {RunRole} from '../core/model';
import {moduleOf} from './bundle';
import {cleanLog} from './logs';
import {FINISH, type PreloadMessage} from './preload/messages';
import type {ProjectFolder} from './project-folder';

/** More than any page shows; the output of a sample in an endless loop must not fill the memory. */
const MAX_OUTPUT_CHARS = 1_000_000;
/** How long a server may take to see its clients disconnect, and then to shut down. */
const FINISH_MS = 1000;
const SHUTDOWN_MS = 1000;
/** How long output may arrive after the exit, if something else keeps the pipe open. */
const DRAIN_MS = 500;

/**
 * The entire environment of a sample's process: nothing from the maintainer's shell may affect its
 * output. The cast is for Next.js, whose types require NODE_ENV; a sample starts without it.
 */
const SAMPLE_ENVIRONMENT = {NO_COLOR: '1', FORCE_COLOR: '0', TZ: 'UTC'} as NodeJS.ProcessEnv;

/** A running entry of a project. */
export class SampleProcess {
  readonly path: string;
  readonly role: RunRole;
  exitCode: number | null = null;
  timedOut = false;
  hasEnded = false;
  /** Whether it ended because the runner asked it to, rather than by itself. */
  wasStopped = false;
  readonly messages: PreloadMessage[] = [];
  /** Resolves when the process has ended and its output is complete. */
  private readonly ended: Promise<void>;
  /** Resolves when the process listens on a port for the first time. */
  private readonly listening: Promise<void>;
  private readonly child: ChildProcess;
  private readonly root: string;
  private readonly printed = {stdout: '', stderr: ''};

  /** @param entry - of a project whose entries are compiled */
  constructor({path, role}: {path: string; role: RunRole}, folder: ProjectFolder) {
    this.path = path;
    this.role = role;
    this.root = folder.root;
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--require', folder.preload, moduleOf(folder.root, path)],
      {
        cwd: folder.root,
        env: SAMPLE_ENVIRONMENT,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.child = child;
    this.capture(child.stdout, (text) => (this.printed.stdout += text));
    this.capture(child.stderr, (text) => (this.printed.stderr += text));
    this.listening = new Promise((resolve) => {
      child.on('message', (message: PreloadMessage) => {
        this.messages.push(message);
        if (message.kind === 'listening') resolve();
      });
    });
    this.ended = new Promise((resolve) => {
      let drain: NodeJS.Timeout | undefined;
      const settle = () => {
        clearTimeout(drain);
        child.stdout?.destroy();
        child.stderr?.destroy();
        this.hasEnded = true;
        resolve();
      };
      child.once('error', (error) => {
        this.printed.stderr += error.message;
        settle();
      });
      child.once('exit', (code) => {
        this.exitCode = code;
        // Deferred with setImmediate, so that after a busy period of the runner, pending pipe data is
        // read first.
        drain = setTimeout(() => setImmediate(settle), DRAIN_MS);
      });
      child.once('close', settle);
    });
  }

  get stdout(): string {
    return cleanLog(this.printed.stdout, this.root);
  }

  get stderr(): string {
    return cleanLog(this.printed.stderr, this.root);
  }

  /** Waits for the process to end, or a server's first port, and kills it if that takes too long. */
  async wait(timeoutMs: number): Promise<void> {
    const timer = setTimeout(() => {
      this.timedOut = true;
      this.child.kill('SIGKILL');
    }, timeoutMs);
    await Promise.race(this.role === 'serve' ? [this.listening, this.ended] : [this.ended]);
    clearTimeout(timer);
  }

  /**
   * Lets a server see its clients disconnect, then ends it: SIGTERM as in production, finally
   * SIGKILL.
   */
  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.wasStopped = true;
    if (this.child.connected) this.child.send(FINISH, () => undefined);
    const terminate = setTimeout(() => this.child.kill('SIGTERM'), FINISH_MS);
    const kill = setTimeout(() => this.child.kill('SIGKILL'), FINISH_MS + SHUTDOWN_MS);
    await this.ended;
    clearTimeout(terminate);
    clearTimeout(kill);
  }

  get isListening(): boolean {
    return this.messages.some(({kind}) => kind === 'listening');
  }

  private capture(stream: Readable | null, append: (text: string) => void): void {
    let length = 0;
    stream?.setEncoding('utf8').on('data', (text: string) => {
      if (length < MAX_OUTPUT_CHARS) append(text.slice(0, MAX_OUTPUT_CHARS - length));
      length += text.length;
    });
  }
}
