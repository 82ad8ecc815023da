/** `process` as far as programs without a file system need it. */
import {EventEmitter} from 'events';

import {print} from './console';

/** The value that `process.exit()` throws, so that no code after it runs. */
export class Exit {
  constructor(readonly code: number) {}
}

const stream = (name: 'log' | 'error') => ({
  isTTY: false,
  write: (text: unknown): boolean => {
    print(name, String(text));
    return true;
  },
});

const ended = new EventEmitter();

export const process = Object.assign(new EventEmitter(), {
  argv: ['node', 'program'],
  env: {} as Record<string, string | undefined>,
  exitCode: undefined as number | undefined,
  pid: 1,
  platform: 'linux',
  release: {name: 'node'},
  version: 'v20.0.0',
  versions: {node: '20.0.0'},
  stdout: stream('log'),
  stderr: stream('error'),
  cwd: () => '/',
  uptime: () => performance.now() / 1000,
  hrtime: Object.assign(
    () => [Math.floor(performance.now() / 1000), (performance.now() % 1000) * 1e6],
    {bigint: () => BigInt(Math.round(performance.now() * 1e6))},
  ),
  nextTick: (call: (...args: unknown[]) => void, ...args: unknown[]) =>
    queueMicrotask(() => call(...args)),
  exit: (code?: number): never => {
    const exit = new Exit(code ?? process.exitCode ?? 0);
    ended.emit('exit', exit);
    throw exit;
  },
});

export const onExit = (call: (exit: Exit) => void): unknown => ended.on('exit', call);
