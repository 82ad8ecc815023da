/** `process` as far as programs without a file system need it. */
import {EventEmitter} from 'events';

import {print} from './console';
import {nextTick} from './timers';

/** The value that `process.exit()` throws, so that no code after it runs. */
export class Exit {}

const stream = (name: 'log' | 'error') => ({
  isTTY: false,
  write: (text: unknown): boolean => {
    print(name, String(text));
    return true;
  },
});

let onExit: (code: number) => void = () => undefined;

/** @param call - ends the run */
export function whenExited(call: (code: number) => void): void {
  onExit = call;
}

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
  nextTick,
  exit: (code?: number): never => {
    exit(code);
    throw new Exit();
  },
});

let isExiting = false;

/** Ends the run, after what the program has to do at its end. */
export function exit(code?: number): void {
  process.exitCode = code ?? process.exitCode ?? 0;
  if (isExiting) return;
  isExiting = true;
  try {
    process.emit('exit', process.exitCode);
  } finally {
    onExit(process.exitCode);
  }
}
